import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { EffectFade, Pagination } from 'swiper/modules'

export function Fade() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(4)}
      modules={[EffectFade, Pagination]}
      className="has-dots is-bound"
      effect="fade"
      fadeEffect={{ crossFade: true }}
      pagination={{ clickable: true }}
    />
  )
}
