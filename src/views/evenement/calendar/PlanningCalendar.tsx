import { dayOf, drawnWall } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import dayGrid from '@fullcalendar/daygrid'
import interaction from '@fullcalendar/interaction'
import list from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGrid from '@fullcalendar/timegrid'
import type { Place } from '@src/parts/evenement/actions/places'
import { useKeptFocus } from '@src/parts/evenement/calendar/useKeptFocus'
import { type Days, isSideBySide, type Vue } from '@src/parts/evenement/calendar/views'
import type { Opener } from '@src/parts/evenement/state/address'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './columns'
import type { Opening } from './opening'
import { useCalendarOptions } from './useCalendarOptions'
import { useEventKeys } from './useEventKeys'
import { useFirstScroll } from './useFirstScroll'
import './calendar.scss'

/** What is drawn on the grid: a day, and times and a person where they are known. */
export interface Drawn extends Pick<Opener, 'debut' | 'fin' | 'moniteur' | 'vehicule'> {
  jour: string
}

export interface PlanningCalendarProps {
  vue: Vue
  jour: string
  /** All the days in view. */
  days: Days
  /** Only what is still to be attested. */
  isLate: boolean
  events: readonly Evenement[]
  /** Side by side: the people or the vehicles. */
  columns: readonly Column[]
  opening: Opening
  /** Nothing is known yet: no empty list is told of. */
  isLoading: boolean
  canMove: boolean
  canPlan: boolean
  onOpen: (id: number) => void
  onDraw: (drawn: Drawn) => void
  onDay: (day: string) => void
  onMove: (id: number, change: (event: Evenement) => Place | null) => void
}

const PLUGINS = [dayGrid, timeGrid, list, interaction]

/** The planning, drawn by FullCalendar on the school's own clock. */
export function PlanningCalendar(props: PlanningCalendarProps) {
  const { vue, jour, columns } = props
  const { t } = useTranslation('evenement')
  const frame = useRef<HTMLDivElement>(null)
  const calendar = useRef<FullCalendar>(null)
  const { key, view, date, options } = useCalendarOptions(props, frame)
  const onKeyDown = useEventKeys(props)
  useEffect(() => {
    const api = calendar.current?.getApi()
    if (api && (api.view.type !== view || dayOf(drawnWall(api.getDate())) !== date)) api.changeView(view, date)
  }, [view, date])
  useFirstScroll(frame, `${key} ${view}`, jour)
  useKeptFocus(frame, options.events)
  const width = isSideBySide(vue)
    ? { minInlineSize: `calc(56px + ${columns.length} * 88px)`, '--columns': columns.length }
    : undefined
  return (
    <section
      ref={frame}
      // The library scrolls what carries its class while something is dragged to its edge.
      className={`planning-frame planning-${vue} ${vue === 'mois' ? '' : 'fc-scroller'}`.trim()}
      aria-label={t('calendarLabel')}
      // Scrolled by the arrows, for who has no wheel and no event to go to.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reached by the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-jour={jour}
    >
      <div className="planning-width" style={width}>
        <FullCalendar key={key} ref={calendar} plugins={PLUGINS} initialView={view} initialDate={date} {...options} />
      </div>
    </section>
  )
}
