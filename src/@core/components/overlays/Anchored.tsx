import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

interface AnchoredProps extends ComponentProps<'div'> {
  /** The box opens under this element, or over it where there is more room. */
  anchor: RefObject<HTMLElement | null>
}

const GAP = 4
/** Minimum distance to the edges of the screen, in pixels. */
const EDGE = 8

function place(box: HTMLElement, anchor: HTMLElement) {
  const around = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  box.style.setProperty('--anchor-size', `${around.width}px`)
  const { width, height } = box.getBoundingClientRect()
  const below = clientHeight - around.bottom - GAP - EDGE
  const isBelow = height <= below || below >= around.top - GAP - EDGE
  const top = isBelow ? around.bottom + GAP : around.top - GAP - height
  const start = getComputedStyle(anchor).direction === 'rtl' ? around.right - width : around.left
  box.style.top = `${Math.max(EDGE, Math.min(top, clientHeight - height - EDGE))}px`
  box.style.left = `${Math.max(EDGE, Math.min(start, clientWidth - width - EDGE))}px`
}

/**
 * A box beside a control, in the top layer, so that no scrolling container cuts it off. It stays at its place in the
 * DOM, so that parents see a press inside it as a press inside themselves.
 */
export function Anchored({ anchor, className = '', ...props }: AnchoredProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [element, beside] = [box.current, anchor.current]
    if (!element || !beside) return
    // Older browsers lack the top layer: the box is then only position: fixed.
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const move = () => place(element, beside)
    move()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(move)
    observer?.observe(element)
    window.addEventListener('resize', move)
    document.addEventListener('scroll', move, { capture: true, passive: true })
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', move)
      document.removeEventListener('scroll', move, { capture: true })
    }
  }, [anchor])
  return <div {...props} ref={box} className={`anchored ${className}`.trim()} tabIndex={-1} />
}
