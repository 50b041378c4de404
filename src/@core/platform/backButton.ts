import type { ShellPlugins } from './shell'

/** Elements over the page that close with Escape: dialogs, panels, menus, lists of choices. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const isShown = (element: Element) => element.getClientRects().length > 0

/** Closes the topmost element over the page, as Escape does. Returns whether there was one. */
export function closeTopmost(scope: Document = document, isVisible = isShown): boolean {
  const top = [...scope.querySelectorAll(OVER)].filter(isVisible).at(-1)
  if (!top) return false
  const focused = scope.activeElement
  // A dialog listens on itself, a menu on its button.
  const target = focused && focused !== scope.body ? focused : top
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/**
 * Handles the back button or gesture of Android: it closes the topmost element over the page, else goes back, and
 * leaves the application from its first page.
 */
export function heedBackButton(app: NonNullable<ShellPlugins['App']>, isVisible = isShown): void {
  app.addListener('backButton', ({ canGoBack }) => {
    if (closeTopmost(document, isVisible)) return
    if (canGoBack) window.history.back()
    else void app.exitApp()
  })
}
