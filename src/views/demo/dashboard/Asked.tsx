import { ErrorState } from '@core/components/states/ErrorState'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Query {
  data?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface AskedProps<Answer extends Query> {
  query: Answer
  /** The height of the content, reserved while it loads. */
  height: number
  children: (data: NonNullable<Answer['data']>) => ReactNode
}

/** Renders a query's answer; until then a placeholder of its size, and a retry after a failure. */
export function Asked<Answer extends Query>({ query, height, children }: AskedProps<Answer>) {
  const { isError, isFetching, refetch } = query
  const data: Answer['data'] = query.data
  const { t } = useTranslation('common')
  return (
    <div className="asked" style={{ minBlockSize: height }}>
      {data === undefined && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data === undefined && !isError ? (
        <span className="skeleton asked-skeleton" role="status" aria-label={t('loading')} />
      ) : null}
      {data === undefined || data === null ? null : children(data)}
    </div>
  )
}
