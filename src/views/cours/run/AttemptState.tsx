import { BackLink } from '@core/components/BackLink'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import type { useAttempt } from './attempt/useAttempt'

/** Shown while an attempt is loading, or when it could not be read. */
export function AttemptState({ query }: Pick<ReturnType<typeof useAttempt>, 'query'>) {
  const { t } = useTranslation('cours')
  const { isError, isFetching, refetch } = query
  return (
    <div className="page">
      <BackLink to={paths.codeCourse}>{t('run.leave')}</BackLink>
      {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={6} />}
    </div>
  )
}
