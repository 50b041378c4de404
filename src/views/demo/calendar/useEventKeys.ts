import type { KeyboardEvent } from 'react'
import type { DemoCalendarProps } from './calendarProps'
import { type Shift, shifted, stretched } from './times'

/** The step of an arrow key: sideways a day, up or down a week of the month or half an hour. */
function shiftOf(key: string, isMonth: boolean, allDay: boolean): Shift | null {
  if (key === 'ArrowRight') return { days: 1 }
  if (key === 'ArrowLeft') return { days: -1 }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return null
  return isMonth || allDay ? { days: 7 * step } : { minutes: 30 * step }
}

/** Moves events by keyboard: Alt and arrows move the focused event, with Shift its end. */
export function useEventKeys({ address, events, onMove, onRemove }: DemoCalendarProps) {
  return (keyed: KeyboardEvent) => {
    const { target, key, altKey, shiftKey } = keyed
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-evenement]') : null
    const event = events.find(({ id }) => String(id) === element?.dataset.evenement)
    if (!event) return
    if (key === 'Delete') {
      keyed.preventDefault()
      onRemove(event)
    }
    const shift = altKey ? shiftOf(key, address.view === 'month', event.allDay) : null
    if (!shift) return
    keyed.preventDefault()
    const times = shiftKey ? stretched(event, shift) : shifted(event, shift)
    if (times) onMove(event, times)
  }
}
