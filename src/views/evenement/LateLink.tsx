import { useEvenementStatsQuery } from '@src/redux/evenement/api'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lateDays } from './calendar/views'
import { addDays } from './calendar/wallClock'
import type { CalendarState } from './state/useCalendarState'

const LATE_LIST = '?vue=liste&status=OVERDUE'

/** How many lessons of the last weeks are still to be attested, and the way to them. */
export function LateLink({ state: { today, isLate } }: { state: CalendarState }) {
  const { t } = useTranslation('evenement')
  const { from, to } = lateDays(today)
  const { data } = useEvenementStatsQuery({ from, to: addDays(to, -1) }, { refetchOnFocus: true })
  if (!data || data.aAttester === 0 || isLate) return null
  return (
    <>
      {' · '}
      <Link to={LATE_LIST} className="legend-late">
        {t('legend.late', { count: data.aAttester })}
      </Link>
    </>
  )
}
