import { useEffect } from 'react'

/** What may take the focus of a control that stood in it, the nearest first. */
const PARTS = '[role="dialog"], [role="tabpanel"], section:is([aria-label], [aria-labelledby]), main'
/** Whoever knows better where the focus belongs, a dialog that closes or a list that is drawn anew, has placed it by then. */
const PATIENCE_MS = 150

function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = element.closest<HTMLElement>(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    parts.push(part)
  }
  return parts
}

/** A page is told by its title. */
const toFocus = (part: HTMLElement) =>
  (part.matches('main') && part.querySelector<HTMLElement>('h1[tabindex="-1"]')) || part

/**
 * Keeps the focus near: a control that leaves with its use (a request answered, a row archived) would leave the keyboard
 * at the top of the document and a screen reader silent. The part of the page that it stood in is focused instead.
 */
export function useFocusRescue() {
  useEffect(() => {
    let last: Element | null = null
    let parts: HTMLElement[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      parts = partsAround(target)
    }
    // Who presses beside every control has let go of the focus.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !last?.contains(target)) last = null
    }
    const rescue = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = null
      const part = parts.find(({ isConnected }) => isConnected)
      if (!part) return
      const element = toFocus(part)
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1
      element.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return
      clearTimeout(timer)
      timer = setTimeout(rescue, PATIENCE_MS)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
}
