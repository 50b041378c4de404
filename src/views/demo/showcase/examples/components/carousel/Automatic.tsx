import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { Slides } from '@src/views/demo/showcase/pieces/Slides'
import { useTranslation } from 'react-i18next'

export function Automatic() {
  const { t } = useTranslation('demoSample')
  return (
    <Slides
      label={t('vehicles')}
      interval={4000}
      slides={[30, 160, 280].map((hue) => ({ id: String(hue), picture: <Picture alt={t('road')} hue={hue} /> }))}
    />
  )
}
