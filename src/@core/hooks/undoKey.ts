/** Elements with the browser's own undo, and dialogs. */
const ELSEWHERE = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], .modal'

/** Whether a key asks the page to undo: Ctrl+Z outside of text fields and dialogs. */
export function asksUndo(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
    return false
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return false
  return !document.querySelector('.modal.show, .swal2-container')
}
