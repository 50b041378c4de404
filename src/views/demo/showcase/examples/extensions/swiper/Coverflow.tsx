import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { EffectCoverflow } from 'swiper/modules'

export function Coverflow() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(6)}
      modules={[EffectCoverflow]}
      effect="coverflow"
      centeredSlides
      slidesPerView={2}
      initialSlide={2}
      grabCursor
    />
  )
}
