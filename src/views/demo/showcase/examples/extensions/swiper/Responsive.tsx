import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { Pagination } from 'swiper/modules'

export function Responsive() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(8)}
      modules={[Pagination]}
      className="has-dots"
      breakpoints={{ 0: { slidesPerView: 1 }, 576: { slidesPerView: 2 }, 992: { slidesPerView: 4 } }}
      pagination={{ clickable: true }}
    />
  )
}
