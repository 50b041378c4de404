import { IconButton } from '@core/components/IconButton'
import { isRightToLeft } from '@core/platform/direction'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ScrollSlidesProps {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** The number of slides visible together, where there is room. */
  perView?: number
  /** Called with the index of the slide in front. */
  onShow?: (index: number) => void
}

/** Slides that the browser scrolls by finger, wheel or arrow keys; the buttons scroll to the next one. */
export function ScrollSlides({ label, slides, perView = 1, onShow }: ScrollSlidesProps) {
  const { t } = useTranslation('demoExtensions')
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const last = Math.max(0, slides.length - perView)
  const show = (next: number) => {
    const width = (row.current?.scrollWidth ?? 0) / slides.length
    row.current?.scrollTo?.({ left: next * width * (isRightToLeft() ? -1 : 1), behavior: 'smooth' })
  }
  const note = () => {
    if (!row.current) return
    const { scrollLeft, scrollWidth } = row.current
    const next = Math.min(last, Math.round((Math.abs(scrollLeft) / scrollWidth) * slides.length))
    setIndex(next)
    onShow?.(next)
  }
  return (
    <section className="scroll-slides" aria-label={label}>
      <ul
        ref={row}
        className={`scroll-slides-row scroll-slides-${perView}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={note}
      >
        {slides.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <div className="showcase-row">
        <IconButton
          icon={ChevronLeft}
          label={t('word.previous')}
          disabled={index === 0}
          onClick={() => show(index - 1)}
        />
        <span role="status">{t('word.stepOf', { number: index + 1, total: last + 1 })}</span>
        <IconButton
          icon={ChevronRight}
          label={t('word.next')}
          disabled={index >= last}
          onClick={() => show(index + 1)}
        />
      </div>
    </section>
  )
}
