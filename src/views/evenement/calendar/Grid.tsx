import { daysBetween } from '@contract/clock/days'
import { dayOf, drawnWall } from '@contract/clock/wall'
import { useIsRightToLeft } from '@core/hooks/useDirection'
import dayGrid from '@fullcalendar/daygrid'
import interaction from '@fullcalendar/interaction'
import list from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGrid from '@fullcalendar/timegrid'
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import type { PlanningCalendarProps } from './calendarProps'
import type { Size } from './fit/useFrameSize'
import { useCalendarOptions } from './useCalendarOptions'
import { useFirstScroll } from './useFirstScroll'

interface GridProps extends PlanningCalendarProps {
  frame: RefObject<HTMLElement | null>
  /** The size of the frame. */
  size: Size
}

const PLUGINS = [dayGrid, timeGrid, list, interaction]

/** The planning, drawn by FullCalendar in the school's time zone. */
export function Grid(props: GridProps) {
  const { jour, days, frame, columns } = props
  const calendar = useRef<FullCalendar>(null)
  const direction = useIsRightToLeft() ? 'rtl' : 'ltr'
  const { key, view, date, quarter, first, options } = useCalendarOptions(props)
  useEffect(() => {
    const api = calendar.current?.getApi()
    if (api && (api.view.type !== view || dayOf(drawnWall(api.getDate())) !== date)) api.changeView(view, date)
  }, [view, date])
  // The library measures lines and columns when it draws, not when the style sheet changes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything that changes their size
  useEffect(() => calendar.current?.getApi().updateSize(), [quarter, options.slotMinTime, options.dayCellClassNames])
  useFirstScroll(frame, { view: `${key} ${view}`, jour, first })
  // React's CSSProperties type lacks custom properties.
  const weeks = daysBetween(days.from, days.to) / 7
  const style = { '--quarter': `${quarter}px`, '--columns': columns.length, '--weeks': weeks } as CSSProperties
  return (
    <div className="planning-grid" style={style}>
      <FullCalendar
        key={`${key} ${direction}`}
        ref={calendar}
        plugins={PLUGINS}
        initialView={view}
        initialDate={date}
        direction={direction}
        {...options}
      />
    </div>
  )
}
