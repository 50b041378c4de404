import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Pagination } from 'swiper/modules'

export function Centred() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(6)}
      modules={[Pagination]}
      className="has-dots"
      centeredSlides
      slidesPerView={2.4}
      initialSlide={2}
      pagination={{ clickable: true }}
    />
  )
}
