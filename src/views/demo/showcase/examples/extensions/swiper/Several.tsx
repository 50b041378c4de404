import { ScrollSlides } from '@src/views/demo/showcase/parts/ScrollSlides'
import { useTranslation } from 'react-i18next'

const CITIES = ['Tunis', 'Sfax', 'Sousse', 'Bizerte', 'Gabès', 'Kairouan', 'Nabeul']

export function Several() {
  const { t } = useTranslation('demoExtensions')
  const slides = CITIES.map((city) => ({ id: city, content: <div className="card card-body">{city}</div> }))
  return <ScrollSlides label={t('word.cities')} slides={slides} perView={3} />
}
