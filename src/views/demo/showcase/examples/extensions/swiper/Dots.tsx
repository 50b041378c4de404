import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Pagination } from 'swiper/modules'

export function Dots() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(5)}
      modules={[Pagination]}
      className="has-dots is-bound"
      pagination={{ clickable: true }}
    />
  )
}
