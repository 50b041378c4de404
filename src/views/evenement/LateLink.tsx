import { paths } from '@src/configs/paths'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The oldest come first. */
const LATE_LIST = `${paths.lecons}?${new URLSearchParams({ etat: 'DUE', sort: 'start' })}`

/** The number of all lessons still to be attested, linked to their list. */
export function LateLink() {
  const { t } = useTranslation('evenement')
  const { data } = useLeconsQuery({ etat: 'DUE', perPage: '1' }, { refetchOnFocus: true })
  if (!data || data.totalDataCount === 0) return null
  return (
    <>
      {' · '}
      <Link to={LATE_LIST} className="legend-late">
        {t('legend.late', { count: data.totalDataCount })}
      </Link>
    </>
  )
}
