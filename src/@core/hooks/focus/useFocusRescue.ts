import { useEffect } from 'react'
import { type RowPlace, rowPlaceOf, sameControlNear } from './rowFocus'

/** Elements that receive the focus of a removed control inside them, the nearest first. */
const DIALOG = '[role="dialog"]'
const PARTS = `${DIALOG}, [role="tabpanel"], section:is([aria-label], [aria-labelledby]), main`
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

/** The focused control and its surroundings, kept for the time when it is gone. */
interface Focused {
  control: Element
  parts: HTMLElement[]
  /** Its place among the rows of a list. */
  place: RowPlace | null
  dialog: Element | null
  /** In a dialog: the place of the control that had the focus before the dialog opened. */
  opener: RowPlace | null
}

function focusedAt(control: HTMLElement, before: Focused | null): Focused {
  const dialog = control.closest(DIALOG)
  const opener = (before?.dialog ? before.opener : before?.place) ?? null
  return { control, parts: partsAround(control), place: rowPlaceOf(control), dialog, opener: dialog ? opener : null }
}

/** Moves the focus to the same control of a neighbouring row, or else to the nearest part that is left. */
function moveFocus({ parts, place, dialog, opener }: Focused): void {
  const from = dialog && !dialog.isConnected ? opener : place
  if (from) sameControlNear(from)?.focus()
  const part = parts.find(({ isConnected }) => isConnected)
  if (document.activeElement !== document.body || !part) return
  const element = toFocus(part)
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * When the focused control is removed by its own action (a request answered, a row archived), the focus would fall to
 * the top of the document and screen readers would be silent. This moves it to the same control of the next row, so
 * that a list is worked through by keyboard, or else to the surrounding part of the page.
 */
export function useFocusRescue() {
  useEffect(() => {
    let last: Focused | null = null
    // Kept when a press gives up the focus, as the opener of a dialog that the press may open.
    let recent: Focused | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = focusedAt(target, recent)
      recent = last
    }
    // A press outside every control means that the user has given up the focus.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !last?.control.contains(target)) last = null
    }
    const rescue = () => {
      if (!last || last.control.isConnected || document.activeElement !== document.body) return
      const gone = last
      last = null
      moveFocus(gone)
    }
    const observer = new MutationObserver(() => {
      if (!last || last.control.isConnected) return
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
