import { keyAsRead } from '@core/platform/direction'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** The only element of a row that is a Tab stop. */
function setStop(buttons: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
}

/** Roving focus: one Tab stop for a row of buttons, arrows move between them. */
export function useRovingFocus(row: RefObject<HTMLElement | null>) {
  const buttonsOf = () => [...(row.current?.querySelectorAll<HTMLElement>('button:not([role="menuitem"])') ?? [])]
  const focusedOf = (buttons: readonly HTMLElement[]) => buttons.find((button) => button === document.activeElement)
  // After each render, because the buttons may have changed.
  useEffect(() => {
    const buttons = buttonsOf()
    setStop(buttons, focusedOf(buttons) ?? buttons.find(({ tabIndex }) => tabIndex === 0))
  })
  return (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[keyAsRead(event.key)]
    const buttons = buttonsOf()
    const focused = focusedOf(buttons)
    if (!step || !focused) return
    const next = buttons[(buttons.indexOf(focused) + step + buttons.length) % buttons.length]
    event.preventDefault()
    setStop(buttons, next)
    next?.focus()
  }
}
