import { useSyncExternalStore } from 'react'

/** The element that had the focus when the panel was opened; null while it is closed. */
let opener: { element: HTMLElement | null } | null = null
const listeners = new Set<() => void>()

function change(next: typeof opener): void {
  opener = next
  for (const listen of listeners) listen()
}

/** A chosen menu entry disappears, so the focus returns to the button of its menu. */
function lastingControl(): HTMLElement | null {
  const focused = document.activeElement
  const button = focused?.closest('.dropdown')?.querySelector<HTMLElement>('[aria-haspopup]')
  return button ?? (focused instanceof HTMLElement ? focused : null)
}

/** Opens the panel of the theme, which `AppearanceHost` shows beside any page. */
export const openAppearance = (): void => change({ element: lastingControl() })

export function closeAppearance(): void {
  const before = opener?.element
  change(null)
  // After the panel is removed.
  requestAnimationFrame(() => before?.isConnected && before.focus({ preventScroll: true }))
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export const useIsAppearanceOpen = (): boolean => useSyncExternalStore(subscribe, () => opener !== null)
