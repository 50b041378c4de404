import { paths } from '@src/configs/paths'
import { useRevisionsQuery } from '@src/redux/calendar/revision'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The number of planned events that are no longer valid, linked to their list: under the planning. */
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
