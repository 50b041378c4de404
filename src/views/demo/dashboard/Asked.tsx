import { ErrorState } from '@core/components/ErrorState'
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
  /** Of what comes: its place is kept. */
  height: number
  children: (data: NonNullable<Answer['data']>) => ReactNode
}

/** What an answer is shown as; until then a box of its size, and a way to try again. */
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
