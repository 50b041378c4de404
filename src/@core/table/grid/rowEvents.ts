import type { KeyboardEvent, MouseEvent } from 'react'

const CONTROLS = 'a, button, input, select, label, [role="menu"]'

/** Whether a press was on a control of the row, which handles it itself. */
export const isControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest(CONTROLS) !== null

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** Arrow keys move the focus to the same control of the row below or above. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  const isCheckbox = event.target.matches('input[type="checkbox"]')
  if (!isCheckbox && !event.target.matches('[data-opener]')) return
  let sibling = event.currentTarget[step]
  // A heading between the rows is passed over.
  while (sibling && !sibling.hasAttribute('data-row')) sibling = sibling[step]
  const target = sibling?.querySelector<HTMLElement>(isCheckbox ? 'input[type="checkbox"]' : '[data-opener]')
  if (!target) return
  event.preventDefault()
  target.focus()
}
