/** The events by which users scroll or navigate themselves. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

interface Growth {
  /** Called when the page has another height. @returns whether the scroll position is final */
  onGrow: () => boolean
  /** After this time, content that is still loading no longer scrolls the page. */
  patienceMs: number
}

/** Watches the height of the page until its user acts. @returns a function that gives up */
export function whilePageGrows({ onGrow, patienceMs }: Growth): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
    for (const sign of SIGNS) window.removeEventListener(sign, stop)
  }
  const observer = new ResizeObserver(() => {
    if (onGrow()) stop()
  })
  const patience = setTimeout(stop, patienceMs)
  for (const sign of SIGNS) window.addEventListener(sign, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
