import { type Evenement, isExam } from '@contract/planning/evenement'
import { useMinute } from '@core/hooks/useMinute'
import { paths } from '@src/configs/paths'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** A link to all unattested lessons, when there are more than the day shows. */
export function PlusAnciennes({ shown }: { shown: readonly Evenement[] }) {
  const { t } = useTranslation('journee')
  const { data } = useLeconsQuery({ etat: 'DUE', perPage: '1' })
  // Exams wait for a result; past lessons of today are shown with the day.
  const now = useMinute()
  const due = shown.filter(({ status, end, extendedProps }) => {
    return status === 'PLANNED' && end <= now && !isExam(extendedProps.calendar)
  })
  if (!data || data.totalDataCount <= due.length) return null
  return (
    <Link to={`${paths.lecons}?${new URLSearchParams({ etat: 'DUE', sort: 'start' })}`}>
      {t('allLate', { count: data.totalDataCount })}
    </Link>
  )
}
