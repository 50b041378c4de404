import { daysBetween } from '@contract/clock/days'
import { toWall } from '@contract/clock/wall'
import { dateLocale } from '@core/format/locale'
import { useLatest } from '@core/hooks/useLatest'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import type { CalendarOptions } from '@fullcalendar/core'
import { isSideBySide, type Vue } from '@src/parts/evenement/calendar/views'
import { useWords } from '@src/parts/evenement/useWords'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanningCalendarProps } from './calendarProps'
import { callbacksOf } from './callbacks'
import { FIRST_COLUMN_DAY } from './columns'
import { quartersOf, slotRange } from './fit/fold'
import { belowNotes, monthMax, quarterHeight, weekLanes } from './fit/room'
import { useFolded } from './fit/useFolded'
import type { Size } from './fit/useFrameSize'
import { gridLook } from './gridLook'
import { columnHeads, dayHeads } from './hours/leaves'
import { businessHours, closureDays, columnHours } from './hours/opening'
import { columnInputs, leaveInputs, listInputs, monthInputs, weekInputs } from './inputs'

const VIEWS: Record<Vue, string> = {
  mois: 'dayGridMonth',
  semaine: 'timeGridWeek',
  jour: 'timeGridDay',
  liste: 'days',
  moniteurs: 'columns',
  vehicules: 'columns',
}

/** The library's events, limited to the space of the frame. */
function useInputs(props: PlanningCalendarProps & { size: Size }, now: string, thin: number) {
  const { vue, jour, days, events, columns, opening, leaves, canMove, placeOf, size } = props
  const words = useWords()
  const { zone } = words
  const length = daysBetween(days.from, days.to)
  const max = monthMax(size, length / 7)
  const { all, beside } = weekLanes(size, length, thin)
  return useMemo(() => {
    const drawn = { vue, zone, now, canMove, opening, placeOf }
    if (isSideBySide(vue)) {
      return [
        ...columnInputs(events, columns, { kind: vue, day: jour }, drawn),
        ...leaveInputs(leaves, columns, jour, words),
      ]
    }
    if (vue === 'semaine' || vue === 'jour') return weekInputs(events, { all, beside }, drawn)
    return vue === 'mois' ? monthInputs(events, max, drawn) : listInputs(events, leaves, words, drawn)
  }, [vue, events, columns, jour, words, zone, now, canMove, opening, leaves, placeOf, max, all, beside])
}

/** All options of the library, recomputed only when their inputs change. */
export function useCalendarOptions(props: PlanningCalendarProps & { size: Size }) {
  const { vue, jour, days, isLate, events, columns, opening, leaves, isLoading, canMove, canPlan, initialsOf, size } =
    props
  const { i18n } = useTranslation()
  const words = useWords()
  const isPhone = useIsPhone()
  const { zone } = words
  const { scale } = size
  const side = isSideBySide(vue) ? vue : null
  const { hours, thin } = useFolded(props)
  // Callbacks read the page's current state through this ref.
  const latest = useLatest({ ...props, thin })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which the events arrived
  const now = useMemo(() => new Date().toISOString(), [events])
  const inputs = useInputs(props, now, thin.size)
  const length = daysBetween(days.from, days.to)
  const isToday = toWall(now, zone).startsWith(jour)
  const closures = useMemo(() => closureDays(opening, days, words.t('evenement:closed.word')), [opening, days, words])
  const away = useMemo(
    () => (side ? columnHeads(leaves, columns, jour, words) : dayHeads(vue === 'liste' ? [] : leaves, days, words)),
    [side, vue, leaves, columns, jour, days, words],
  )
  const hasNotes = away.size > 0 || (vue === 'semaine' && closures.size > 0)
  const options = useMemo((): CalendarOptions => {
    return {
      ...gridLook({ words, side, columns, vue, length, isToday, hours, thin, closures, away, initialsOf, scale }),
      ...callbacksOf({ latest, words, side }),
      ...slotRange(hours),
      locale: dateLocale(i18n.language),
      noEventsContent: isLoading ? '' : words.t(isLate ? 'evenement:empty.late' : 'evenement:empty.title'),
      businessHours: side ? columnHours(opening, jour) : businessHours(opening),
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
    hours,
    thin,
    closures,
    away,
    initialsOf,
    scale,
    opening,
    jour,
    i18n.language,
    isLoading,
    isLate,
    canMove,
    canPlan,
  ])

  return {
    // The library never updates the number of days of a view or its current date: a change remounts it.
    key: side ? `${side} ${columns.length} ${isToday}` : `days ${vue === 'liste' ? length : ''}`,
    view: VIEWS[vue],
    date: side ? FIRST_COLUMN_DAY : vueDate(vue, props),
    /** The height of a quarter of an hour. */
    quarter: quarterHeight(
      belowNotes(size, hasNotes),
      quartersOf(hours),
      [hours.before, hours.after].filter(Boolean).length,
      isPhone,
    ),
    /** The start of the working day. */
    first: hours.before && !hours.isFolded ? hours.before.span.to : '',
    options: { ...options, events: inputs },
  }
}

const vueDate = (vue: Vue, { days, jour }: Pick<PlanningCalendarProps, 'days' | 'jour'>) =>
  vue === 'liste' ? days.from : jour
