import { daysBetween } from '@contract/clock/days'
import { toWall } from '@contract/clock/wall'
import type { CalendarOptions } from '@fullcalendar/core'
import { isSideBySide, type Vue } from '@src/parts/evenement/calendar/views'
import { useWords } from '@src/parts/evenement/useWords'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { callbacksOf } from './callbacks'
import { FIRST_COLUMN_DAY } from './columns'
import { gridLook } from './gridLook'
import { columnInputs, dayInputs, monthInputs, timesOf, weekInputs } from './inputs'
import { businessHours, columnHours, gridHours } from './opening'
import type { PlanningCalendarProps } from './PlanningCalendar'
import { useMonthMax } from './useMonthMax'
import { useWeekLanes } from './useWeekLanes'

const VIEWS: Record<Vue, string> = {
  mois: 'dayGridMonth',
  semaine: 'timeGridWeek',
  jour: 'timeGridDay',
  liste: 'days',
  moniteurs: 'columns',
  vehicules: 'columns',
}

/** Everything that the library is told, made anew only when what it stands on has changed. */
export function useCalendarOptions(props: PlanningCalendarProps, frame: RefObject<HTMLElement | null>) {
  const { vue, jour, days, isLate, events, columns, opening, isLoading, canMove, canPlan } = props
  const { i18n } = useTranslation()
  const words = useWords()
  const { zone } = words
  const max = useMonthMax(jour)
  const lanes = useWeekLanes(frame)
  const side = isSideBySide(vue) ? vue : null
  // What is called later reads what the page holds then.
  const latest = useRef(props)
  latest.current = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is that of the events' arrival
  const now = useMemo(() => new Date().toISOString(), [events])
  const inputs = useMemo(() => {
    const drawn = { vue, zone, now, canMove, opening }
    if (side) return columnInputs(events, columns, { kind: side, day: jour }, drawn)
    if (vue === 'semaine') return weekInputs(events, lanes, drawn)
    return vue === 'mois' ? monthInputs(events, max, drawn) : dayInputs(events, drawn)
  }, [vue, side, events, columns, jour, zone, now, canMove, opening, max, lanes])

  const length = daysBetween(days.from, days.to)
  const first = vue === 'liste' ? days.from : jour
  const isToday = toWall(now, zone).startsWith(jour)
  const hours = useMemo(() => gridHours(opening, timesOf(events, zone)), [opening, events, zone])
  const options = useMemo((): CalendarOptions => {
    const hoursOpen = side ? columnHours(opening, jour) : businessHours(opening)
    return {
      ...gridLook({ words, side, columns, vue, length, isToday }),
      ...callbacksOf({ latest, words, side }),
      ...hours,
      locale: i18n.language === 'en' ? 'en-GB' : i18n.language,
      noEventsContent: isLoading ? '' : words.t(isLate ? 'evenement:empty.late' : 'evenement:empty.title'),
      businessHours: hoursOpen,
      editable: canMove,
      selectable: canPlan && vue !== 'liste',
      navLinks: !side && vue !== 'jour',
      height: vue === 'mois' ? '100%' : 'auto',
    }
  }, [
    words,
    side,
    columns,
    vue,
    length,
    isToday,
    opening,
    jour,
    hours,
    i18n.language,
    isLoading,
    isLate,
    canMove,
    canPlan,
  ])

  return {
    // The library keeps the number of days of a view and its idea of now for as long as it lives.
    key: side ? `${side} ${columns.length} ${isToday}` : `days ${vue === 'liste' ? length : ''}`,
    view: VIEWS[vue],
    date: side ? FIRST_COLUMN_DAY : first,
    options: { ...options, events: inputs },
  }
}
