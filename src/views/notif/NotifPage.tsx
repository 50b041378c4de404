import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Pagination } from '@core/table/Pagination'
import { useListState } from '@core/table/useListState'
import { useNotifStatsQuery, useNotifsQuery } from '@src/redux/notifications/notif'
import { Bell, CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NotifList } from './NotifList'
import { useOpened } from './useOpened'
import { useReadAll } from './useReadAll'

const LIST = { id: 'notifications', sorts: ['id'], defaultSort: 'id', filters: { lu: ['false'] } } as const

/** All notifications of the user, or only the unread ones. */
export function NotifPage() {
  const { t } = useTranslation('notif')
  const list = useListState(LIST)
  useOpened()
  const { page, perPage, lu } = list.query
  const limit = Number(perPage ?? 10)
  const { data, isError, isFetching, refetch } = useNotifsQuery({
    page: Number(page ?? 1),
    limit,
    ...(lu === 'false' && { lu: 'false' as const }),
  })
  const { mark, isLoading } = useReadAll()
  const { data: stats } = useNotifStatsQuery()
  const all = data?.unread ? (
    <Button icon={CheckCheck} pending={isLoading} onClick={() => void mark()}>
      {t('readAll')}
    </Button>
  ) : null
  return (
    <Page
      title={t('title')}
      description={stats?.total ? t('figures', { count: stats.unread, total: stats.total }) : undefined}
      actions={all}
    >
      <fieldset className="notif-filter">
        <legend className="visually-hidden">{t('filter.label')}</legend>
        <Button size="sm" aria-pressed={lu !== 'false'} onClick={() => list.setFilter('lu', undefined)}>
          {t('filter.all')}
        </Button>
        <Button size="sm" aria-pressed={lu === 'false'} onClick={() => list.setFilter('lu', 'false')}>
          {t('filter.unread')}
        </Button>
      </fieldset>
      {isError && !data ? <ErrorState onRetry={refetch} /> : null}
      {!data && !isError ? <CardSkeleton /> : null}
      {data?.data.length === 0 ? <EmptyState icon={Bell} title={t('empty')} text={t('emptyText')} /> : null}
      {data?.data.length ? (
        <div className="card">
          <NotifList notifs={data.data} />
        </div>
      ) : null}
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
    </Page>
  )
}
