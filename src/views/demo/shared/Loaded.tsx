import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import type { ReactNode } from 'react'

interface Query {
  data?: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Answer extends Query> {
  query: Answer
  /** Lines of the placeholder. */
  lines?: number
  children: (data: NonNullable<Answer['data']>) => ReactNode
}

/** A query's answer; a placeholder until it comes, and a retry after a failure. */
export function Loaded<Answer extends Query>({ query, lines = 8, children }: LoadedProps<Answer>) {
  const data: Answer['data'] = query.data
  if (data !== undefined && data !== null) return children(data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  return <CardSkeleton lines={lines} />
}
