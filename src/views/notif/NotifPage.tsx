import { MAX_PER_PAGE } from '@contract/list'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/Skeletons'
import { useNotifsQuery } from '@src/redux/notif/api'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NotifList } from './NotifList'

/** All of one's notifications, the last hundred. */
export function NotifPage() {
  const { t } = useTranslation('notif')
  const { data, isError, refetch } = useNotifsQuery({ page: 1, limit: MAX_PER_PAGE })
  return (
    <Page title={t('title')}>
      {isError ? <ErrorState onRetry={refetch} /> : null}
      {!data && !isError ? <CardSkeleton /> : null}
      {data?.data.length === 0 ? <EmptyState icon={Bell} title={t('empty')} text={t('emptyText')} /> : null}
      {data?.data.length ? (
        <div className="card">
          <NotifList notifs={data.data} />
        </div>
      ) : null}
    </Page>
  )
}
