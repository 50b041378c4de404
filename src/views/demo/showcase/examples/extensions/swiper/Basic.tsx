import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { ScrollSlides } from '@src/views/demo/showcase/parts/ScrollSlides'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const slides = [0.1, 0.4, 0.7, 0.95].map((place, index) => ({
    id: String(place),
    content: <Clip label={t('word.picture', { number: index + 1 })} place={place} />,
  }))
  return <ScrollSlides label={t('word.pictures')} slides={slides} />
}
