import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { Slides } from '@src/views/demo/showcase/pieces/Slides'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <Slides
      label={t('pictures')}
      slides={[0, 90, 200].map((hue) => ({ id: String(hue), picture: <Picture alt={t('road')} hue={hue} /> }))}
    />
  )
}
