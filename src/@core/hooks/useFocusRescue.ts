import { useEffect } from 'react'

/** Elements that receive the focus of a removed control inside them, the nearest first. */
const PARTS = '[role="dialog"], [role="tabpanel"], section:is([aria-label], [aria-labelledby]), main'
/** Time for other code to set the focus first, such as a closing dialog or a redrawn list. */
const PATIENCE_MS = 150

function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = element.closest<HTMLElement>(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    parts.push(part)
  }
  return parts
}

/** A page is announced by its title. */
const toFocus = (part: HTMLElement) =>
  (part.matches('main') && part.querySelector<HTMLElement>('h1[tabindex="-1"]')) || part

/**
 * When the focused control is removed by its own action (a request answered, a row archived), the focus would fall to
 * the top of the document and screen readers would be silent. This moves it to the surrounding part of the page.
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
    // A press outside every control means that the user has given up the focus.
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
