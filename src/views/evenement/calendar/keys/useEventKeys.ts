import { keyAsRead } from '@core/platform/direction'
import { type Shift, shifted } from '@src/parts/evenement/actions/places'
import { isSideBySide } from '@src/parts/evenement/calendar/views'
import { useZone } from '@src/parts/evenement/useZone'
import type { KeyboardEvent } from 'react'
import type { PlanningCalendarProps } from '../calendarProps'
import { ownerPlace } from '../callbacks'
import { ownerOf } from '../columns'
import { inOrder } from './eventOrder'
import { focusInFrame } from './focusInFrame'

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The keyboard control of a focused event: arrows go to the previous and next one; Alt moves the event by a quarter of
 * an hour or a day (side by side, to the next column), Alt and Shift move its end.
 */
export function useEventKeys({ vue, events, columns, canMove, onMove }: PlanningCalendarProps) {
  const zone = useZone()

  function moveByKey(id: number, key: string, withShift: boolean) {
    const step = STEPS[key] ?? 1
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
    if (isSideBySide(vue) && !isVertical) {
      return onMove(id, (event) => {
        const place = columns.findIndex((column) => column.id === ownerOf(event, vue).id)
        const next = columns[place + step]
        return next ? { start: event.start, end: event.end, ...ownerPlace(vue, next) } : null
      })
    }
    const vertical: Shift = withShift ? { endBy: step } : { by: step }
    onMove(id, (event) => shifted(event, isVertical ? vertical : { days: step }, zone))
  }

  return (press: KeyboardEvent<HTMLElement>) => {
    const { altKey, shiftKey, ctrlKey, metaKey, target, currentTarget } = press
    const key = keyAsRead(press.key)
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-evenement]') : null
    const step = STEPS[key]
    if (!element || !step || ctrlKey || metaKey) return
    const id = Number(element.dataset.evenement)
    if (!altKey) {
      const all = inOrder(currentTarget, events)
      const next = all[all.findIndex(({ dataset }) => dataset.evenement === element.dataset.evenement) + step]
      if (next) focusInFrame(currentTarget, next)
    } else if (canMove && events.some((event) => event.idEvenement === id && event.status === 'PLANNED')) {
      moveByKey(id, key, shiftKey)
    }
    press.preventDefault()
  }
}
