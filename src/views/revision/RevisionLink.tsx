import { paths } from '@src/configs/paths'
import { useRevisionsQuery } from '@src/redux/calendar/revision'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** How many of what is planned no longer hold, and the way to them: under the planning. */
export function RevisionLink() {
  const { t } = useTranslation('revision')
  const { data } = useRevisionsQuery({ perPage: '1' }, { refetchOnFocus: true })
  if (!data || data.totalDataCount === 0) return null
  return (
    <>
      {' · '}
      <Link to={paths.aRevoir} className="legend-late">
        {t('link', { count: data.totalDataCount })}
      </Link>
    </>
  )
}
