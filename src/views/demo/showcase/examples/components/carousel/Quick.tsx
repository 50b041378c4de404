import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { Slides } from '@src/views/demo/showcase/pieces/Slides'
import { useTranslation } from 'react-i18next'

export function Quick() {
  const { t } = useTranslation('demoSample')
  return (
    <Slides
      label={t('exams')}
      interval={500}
      slides={[0, 60, 120].map((hue) => ({ id: String(hue), picture: <Picture alt={t('road')} hue={hue} /> }))}
    />
  )
}
