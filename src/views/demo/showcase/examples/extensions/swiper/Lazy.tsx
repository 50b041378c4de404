import { Spinner } from '@core/components/states/Spinner'
import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation } from 'swiper/modules'

const COUNT = 6

export function Lazy() {
  const { t } = useTranslation('demoExtensions')
  // The next slide is prepared in advance, so that nobody waits for it.
  const [ready, setReady] = useState(2)
  const slides = Array.from({ length: COUNT }, (_, index) => ({
    id: `late-${index}`,
    content:
      index < ready ? (
        <Clip label={t('word.picture', { number: index + 1 })} place={(index + 0.5) / COUNT} />
      ) : (
        <Spinner />
      ),
  }))
  return (
    <>
      <Swipe
        label={t('word.pictures')}
        slides={slides}
        modules={[Navigation]}
        className="is-bound"
        navigation
        onSlideChange={({ activeIndex }) => setReady((before) => Math.max(before, activeIndex + 2))}
      />
      <p role="status">{t('word.loaded', { number: Math.min(ready, COUNT), total: COUNT })}</p>
    </>
  )
}
