import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/** One stop of the Tab key for a row of buttons: the arrows go on from there. */
export function useRovingFocus(row: RefObject<HTMLElement | null>) {
  const buttonsOf = () => [...(row.current?.querySelectorAll<HTMLElement>('button:not([role="menuitem"])') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing, whatever buttons it left
  useEffect(() => {
    const buttons = buttonsOf()
    const current = buttons.find((button) => button === document.activeElement || button.tabIndex === 0)
    for (const button of buttons) button.tabIndex = button === (current ?? buttons[0]) ? 0 : -1
  })
  return (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]
    if (!step) return
    const buttons = buttonsOf()
    const place = buttons.findIndex((button) => button === document.activeElement)
    const next = buttons[(place + step + buttons.length) % buttons.length]
    if (place < 0 || !next) return
    event.preventDefault()
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next.focus()
  }
}
