import { useDismiss } from '@core/hooks/useDismiss'
import { isRightToLeft } from '@core/platform/direction'
import { cloneElement, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface TooltipProps {
  text: string
  placement?: 'bottom' | 'end'
  /** False while the text is visible beside the control anyway. */
  enabled?: boolean
  /** One control whose accessible name is already this text: the tooltip is visual only. */
  children: ReactElement<Record<string, unknown>>
}

interface Position {
  top: number
  left: number
}

const GAP = 6

const below = (box: DOMRect): Position => ({ top: box.bottom + GAP, left: box.left + box.width / 2 })

/** The distance to move a box so that it lies inside the window, at a distance from its edges. */
function wayInside({ left, right }: DOMRect): number {
  const end = window.innerWidth - GAP
  return left < GAP ? GAP - left : Math.min(0, end - right)
}

const beside = (box: DOMRect): Position => ({
  top: box.top + box.height / 2,
  left: isRightToLeft() ? box.left - GAP : box.right + GAP,
})

/**
 * A small label shown on hover and on keyboard focus, never on touch; Escape hides it, and the pointer may rest on it.
 */
export function Tooltip({ text, placement = 'bottom', enabled = true, children }: TooltipProps) {
  const [position, setPosition] = useState<Position | null>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const id = useId()
  const hide = () => setPosition(null)
  useDismiss(bubble, position !== null, hide)
  const show = (target: EventTarget) => {
    // Hidden while the control has something open: the tooltip would cover it.
    if (!(target instanceof HTMLElement) || !enabled || target.ariaExpanded === 'true') return
    const box = target.getBoundingClientRect()
    setPosition(placement === 'bottom' ? below(box) : beside(box))
  }
  useLayoutEffect(() => {
    const element = bubble.current
    if (position && element) element.style.translate = `${wayInside(element.getBoundingClientRect())}px`
  }, [position])
  const child = cloneElement(children, {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType !== 'touch' && show(event.currentTarget),
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && show(event.currentTarget),
    onBlur: hide,
  })
  return (
    <>
      {child}
      {position && enabled
        ? createPortal(
            <span ref={bubble} id={id} aria-hidden className={`tip tip-${placement}`} style={position}>
              {text}
            </span>,
            document.body,
          )
        : null}
    </>
  )
}
