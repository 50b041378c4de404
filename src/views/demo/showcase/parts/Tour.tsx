import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Anchored } from '@core/components/overlays/Anchored'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

interface TourStep {
  /** Selector of the element that the step explains. */
  target: string
  title: string
  text: string
}

interface TourProps {
  steps: readonly TourStep[]
  onEnd: () => void
}

/** Leads from one element to the next; Escape ends the tour. */
export function Tour({ steps, onEnd }: TourProps) {
  const { t } = useTranslation('demoExtensions')
  const [index, setIndex] = useState(0)
  const step = steps[index]
  /** The position of the element that the step explains. */
  const [hole, setHole] = useState<DOMRect | null>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const inside = useRef<HTMLDivElement>(null)
  if (step) anchor.current = document.querySelector<HTMLElement>(step.target)
  useFocusTrap(inside, true)
  useEffect(() => {
    const element = step && document.querySelector<HTMLElement>(step.target)
    element?.scrollIntoView?.({ block: 'center' })
    const measure = () => setHole(element?.getBoundingClientRect() ?? null)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [step])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEnd()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onEnd])
  if (!step) return null
  const isLast = index === steps.length - 1
  const { left = 0, top = 0, width = 0, height = 0 } = hole ?? {}
  const veil = <div aria-hidden className="tour-hole" style={{ left, top, width, height }} />
  return (
    <>
      {/* Rendered in the body, so that it also covers the menu and the navbar. */}
      {createPortal(veil, document.body)}
      <Anchored key={step.target} anchor={anchor} className="tour" role="dialog" aria-label={step.title}>
        <div ref={inside} tabIndex={-1}>
          <div className="tour-head">
            <h3>{step.title}</h3>
            <IconButton icon={X} label={t('word.close')} tooltip={false} onClick={onEnd} />
          </div>
          <p>{step.text}</p>
          <p className="muted">{t('word.stepOf', { number: index + 1, total: steps.length })}</p>
          <div className="showcase-row">
            {isLast ? null : (
              <Button look="ghost" size="sm" onClick={onEnd}>
                {t('word.skip')}
              </Button>
            )}
            {index > 0 ? (
              <Button size="sm" onClick={() => setIndex(index - 1)}>
                {t('word.back')}
              </Button>
            ) : null}
            <Button size="sm" look="primary" onClick={() => (isLast ? onEnd() : setIndex(index + 1))}>
              {t(isLast ? 'word.finish' : 'word.next')}
            </Button>
          </div>
        </div>
      </Anchored>
    </>
  )
}
