import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useTranslation } from 'react-i18next'
import { EffectCube } from 'swiper/modules'

export function Cube() {
  const { t } = useTranslation('demoExtensions')
  return (
    <Swipe
      label={t('word.pictures')}
      slides={useClips(4)}
      modules={[EffectCube]}
      className="is-bound"
      effect="cube"
      grabCursor
    />
  )
}
