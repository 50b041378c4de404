import { Button } from '@core/components/Button'
import { Swipe } from '@src/views/demo/showcase/swipe/Swipe'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation, Virtual } from 'swiper/modules'

export function Endless() {
  const { t } = useTranslation('demoExtensions')
  const [count, setCount] = useState(300)
  const slides = Array.from({ length: count }, (_, index) => ({
    id: `lesson-${index}`,
    content: <div className="card card-body">{t('word.lessonNumber', { number: index + 1 })}</div>,
  }))
  return (
    <>
      <Swipe
        label={t('word.lessons')}
        slides={slides}
        modules={[Navigation, Virtual]}
        className="has-arrows"
        slidesPerView={3}
        navigation
        virtual
      />
      <div className="showcase-row">
        <Button onClick={() => setCount(count + 1)}>{t('word.append')}</Button>
        <Button onClick={() => setCount(1)}>{t('word.keepFirst')}</Button>
        <span role="status">{t('word.slides', { count })}</span>
      </div>
    </>
  )
}
