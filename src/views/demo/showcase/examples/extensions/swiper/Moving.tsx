import { Button } from '@core/components/Button'
import { areMotionsReduced } from '@core/platform/media'
import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper } from 'swiper'
import { Autoplay } from 'swiper/modules'

export function Moving() {
  const { t } = useTranslation('demoExtensions')
  const swiper = useRef<Swiper>(null)
  // Starts to move only where motion is welcome; the button stops it.
  const [isMoving, setMoving] = useState(() => !areMotionsReduced())
  const turn = () => {
    if (isMoving) swiper.current?.autoplay.stop()
    else swiper.current?.autoplay.start()
    setMoving(!isMoving)
  }
  return (
    <>
      <Swipe
        label={t('word.pictures')}
        slides={useClips(5)}
        modules={[Autoplay]}
        className="is-bound"
        autoplay={isMoving ? { delay: 2500, disableOnInteraction: false, pauseOnMouseEnter: true } : { enabled: false }}
        loop
        onSwiper={(one) => {
          swiper.current = one
        }}
      />
      <div className="showcase-row">
        <Button icon={isMoving ? Pause : Play} onClick={turn}>
          {t(isMoving ? 'word.stopMoving' : 'word.startMoving')}
        </Button>
      </div>
    </>
  )
}
