import { hasHours } from '@src/parts/evenement/calendar/views'
import { type RefObject, useEffect, useRef } from 'react'
import type { PlanningCalendarProps } from '../calendarProps'
import { eventElements, inOrder } from './eventOrder'

/**
 * Makes the events of a grid of hours one stop of the Tab key: the last one that had the focus, or else the first. The
 * library draws overlapping events lane by lane, so tabbing would not follow the time; the arrow keys do.
 */
export function useTabStop(frame: RefObject<HTMLElement | null>, { vue, events }: PlanningCalendarProps): void {
  const last = useRef<string | undefined>(undefined)
  const isOn = hasHours(vue)
  useEffect(() => {
    const root = frame.current
    if (!root || !isOn) return
    const update = () => {
      const all = inOrder(root, events)
      const stop = all.find(({ dataset }) => dataset.evenement === last.current) ?? all[0]
      for (const element of eventElements(root)) {
        const tabIndex = element === stop ? 0 : -1
        if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex
      }
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.dataset.evenement === undefined) return
      last.current = target.dataset.evenement
      update()
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', onFocus)
    }
  }, [frame, events, isOn])
}
