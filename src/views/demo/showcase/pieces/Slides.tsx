import { IconButton } from '@core/components/IconButton'
import { areMotionsReduced } from '@core/platform/media'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SlidesProps {
  label: string
  slides: readonly { id: string; picture: ReactNode; caption?: string }[]
  /** Milliseconds until the next slide appears by itself. */
  interval?: number
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Pictures one after the other, by buttons, by arrows or automatically; they wait while the pointer or the focus is on
 * them. Our own component, because the library's carousel calls a function that React no longer has.
 */
export function Slides({ label, slides, interval }: SlidesProps) {
  const { t } = useTranslation('demoShowcase')
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(() => interval !== undefined && !areMotionsReduced())
  const [isHeld, setHeld] = useState(false)
  const count = slides.length
  const go = (step: number) => setIndex((current) => (current + step + count) % count)
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, interval, count])
  const onKeyDown = ({ key }: KeyboardEvent) => go(STEPS[key] ?? 0)
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  const slide = slides[index]
  return (
    <section
      className="slides"
      aria-label={label}
      aria-roledescription={t('slides.role')}
      onKeyDown={onKeyDown}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...hold}
    >
      <figure aria-live={isPlaying ? 'off' : 'polite'}>
        {slide?.picture}
        {slide?.caption ? <figcaption>{slide.caption}</figcaption> : null}
      </figure>
      <div className="slides-bar">
        <IconButton icon={ChevronLeft} label={t('slides.previous')} onClick={() => go(-1)} />
        <span className="num">{t('slides.place', { place: index + 1, total: count })}</span>
        <IconButton icon={ChevronRight} label={t('slides.next')} onClick={() => go(1)} />
        {interval === undefined ? null : (
          <IconButton
            icon={isPlaying ? Pause : Play}
            label={t(isPlaying ? 'slides.pause' : 'slides.play')}
            onClick={() => setPlaying(!isPlaying)}
          />
        )}
      </div>
    </section>
  )
}
