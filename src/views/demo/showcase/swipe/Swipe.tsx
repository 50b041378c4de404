import { useIsRightToLeft } from '@core/hooks/useDirection'
import { areMotionsReduced } from '@core/platform/media'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { A11y, Keyboard } from 'swiper/modules'
import { Swiper, type SwiperProps, SwiperSlide } from 'swiper/react'
import 'swiper/css/bundle'
import './swipe.scss'

export interface Slide {
  id: string
  content: ReactNode
}

interface SwipeProps extends Omit<SwiperProps, 'virtual'> {
  label: string
  slides: readonly Slide[]
  /** Only the slides near the one in front are in the page. */
  virtual?: boolean
}

/**
 * A carousel of the library Swiper, loaded with the examples that show it: labelled for screen readers in the language
 * of the page, moved by the arrow keys and in the reading direction, without animation where less motion is requested.
 */
export function Swipe({ label, slides, modules = [], className, virtual = false, ...settings }: SwipeProps) {
  const { t } = useTranslation('demoExtensions')
  const isRightToLeft = useIsRightToLeft()
  return (
    <Swiper
      // The library reads the direction once.
      key={String(isRightToLeft)}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      modules={[A11y, Keyboard, ...modules]}
      className={className ? `swipe ${className}` : 'swipe'}
      a11y={{
        containerRole: 'group',
        containerMessage: label,
        prevSlideMessage: t('word.previous'),
        nextSlideMessage: t('word.next'),
        paginationBulletMessage: t('word.toPicture', { number: '{{index}}' }),
        slideLabelMessage: t('word.stepOf', { number: '{{index}}', total: '{{slidesLength}}' }),
      }}
      keyboard
      speed={areMotionsReduced() ? 0 : 300}
      spaceBetween={8}
      virtual={virtual}
      {...settings}
    >
      {slides.map(({ id, content }, index) => (
        <SwiperSlide key={id} virtualIndex={virtual ? index : undefined}>
          {content}
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
