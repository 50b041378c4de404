import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import type { Place } from '@src/parts/evenement/actions/places'
import { hasHours, isSideBySide } from '@src/parts/evenement/calendar/views'
import type { Rights } from '@src/parts/evenement/useRights'
import type { Drawn } from '@src/views/evenement/calendar/calendarProps'
import { UsersRound } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoldChoice } from './calendar/fit/useFold'
import { ClosedDay } from './calendar/hours/ClosedDay'
import { closedReason, nextOpenDay } from './calendar/hours/opening'
import { MonthDots } from './month/MonthDots'
import type { CalendarState } from './state/useCalendarState'
import type { Planning } from './usePlanning'
import { useShowDay } from './useShowDay'
import type { Teachers } from './useTeachers'

const loadCalendar = import('./calendar/PlanningCalendar')
const waiting = <span className="skeleton planning-skeleton" aria-hidden />
const PlanningCalendar = lazy(async () => ({ default: (await loadCalendar).PlanningCalendar }))

interface PlanningViewProps {
  state: CalendarState
  planning: Planning
  rights: Rights
  fold: FoldChoice
  teachers: Teachers
  onRest: (span: { start: string; end: string }) => void
  onMove: (id: number, change: (event: Evenement) => Place | null) => void
}

/** The planning; without events an empty or failed state with its next step. */
export function PlanningView({ state, planning, rights, fold, teachers, onRest, onMove }: PlanningViewProps) {
  const { t } = useTranslation('evenement')
  const { vue, jour, days, isLate, today, plan, setJour, choose } = state
  const { events, columns, opening, leaves, people, isLoading } = planning
  const isPhone = useIsPhone()
  const draw = useCallback(
    ({ jour: day, ...opener }: Drawn) => plan({ calendar: 'Hour circulation', ...opener }, day),
    [plan],
  )
  const showDay = useShowDay(state)
  if (planning.isError) return <ErrorState onRetry={planning.retry} />

  const isOneDay = vue === 'jour' || isSideBySide(vue)
  const reason = isOneDay && !isLoading && events.length === 0 ? closedReason(opening, jour) : null
  if (reason) return <ClosedDay reason={reason} next={nextOpenDay(opening, jour)} onDay={setJour} />
  // Not drawn before the opening hours and leave are loaded: everything would move.
  if (hasHours(vue) && planning.isGridLoading) return waiting
  if (vue === 'mois' && isPhone) {
    return (
      <MonthDots
        jour={jour}
        days={days}
        today={today}
        events={events}
        opening={opening}
        leaves={leaves}
        isLoading={isLoading}
        onDay={setJour}
        onOpen={choose}
      />
    )
  }
  if (isSideBySide(vue) && people.hasStrip && people.shown.length === 0) {
    const showAll = () => people.choose({ ...people.choice, hidden: [] })
    return (
      <div className="planning-frame closed-day">
        <EmptyState
          icon={UsersRound}
          title={t(`people.nobody.${people.kind}`)}
          action={<Button onClick={showAll}>{t('people.all')}</Button>}
        />
      </div>
    )
  }
  return (
    <Suspense fallback={waiting}>
      <PlanningCalendar
        vue={vue}
        jour={jour}
        days={days}
        isLate={isLate}
        events={events}
        columns={columns}
        opening={opening}
        leaves={leaves}
        fold={fold}
        isLoading={isLoading}
        onRest={onRest}
        onMove={onMove}
        initialsOf={teachers.lettersOf}
        placeOf={teachers.placeOf}
        canMove={rights.canUpdate}
        canPlan={rights.canPlan}
        onOpen={choose}
        onDraw={draw}
        onDay={showDay}
      />
    </Suspense>
  )
}
