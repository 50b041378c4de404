const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const

/** Calls back once, at the first user interaction. */
export function onFirstSign(act: () => void): void {
  const once = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once)
    act()
  }
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true })
}
