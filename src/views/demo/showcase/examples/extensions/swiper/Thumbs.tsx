import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useClips } from '@src/views/demo/showcase/swipe/useClips'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper } from 'swiper'
import { FreeMode, Navigation } from 'swiper/modules'

const COUNT = 8

export function Thumbs() {
  const { t } = useTranslation('demoExtensions')
  const large = useRef<Swiper>(null)
  const [shown, setShown] = useState(0)
  const thumbs = Array.from({ length: COUNT }, (_, index) => ({
    id: `thumb-${index}`,
    content: (
      <button
        type="button"
        className="gallery-thumb"
        aria-pressed={index === shown}
        onClick={() => large.current?.slideTo(index)}
      >
        <Clip label={t('word.toPicture', { number: index + 1 })} place={(index + 0.5) / COUNT} />
      </button>
    ),
  }))
  return (
    <>
      <Swipe
        label={t('word.pictures')}
        slides={useClips(COUNT)}
        modules={[Navigation]}
        className="is-bound"
        navigation
        onSwiper={(one) => {
          large.current = one
        }}
        onSlideChange={({ activeIndex }) => setShown(activeIndex)}
      />
      <Swipe
        label={t('word.thumbs')}
        slides={thumbs}
        modules={[FreeMode]}
        className="is-thumbs"
        slidesPerView="auto"
        freeMode
      />
    </>
  )
}
