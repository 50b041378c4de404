const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const

/** Calls back once, at the next user interaction. @returns a function that stops waiting */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once)
  }
  const once = () => {
    stop()
    act()
  }
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true })
  return stop
}
