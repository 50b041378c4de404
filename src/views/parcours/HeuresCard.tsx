import { ErrorState } from '@core/components/ErrorState'
import { SkeletonLine } from '@core/components/Skeletons'
import { Part } from '@src/parts/parcours/Part'
import { useParcoursQuery } from '@src/redux/calendar/parcours'
import { useTranslation } from 'react-i18next'
import { HeuresList } from './HeuresList'

/** The hours of a candidate, done and planned, by kind. */
export function HeuresCard({ id }: { id: number }) {
  const { t } = useTranslation('parcours')
  const { currentData, isError, isFetching, refetch } = useParcoursQuery(id)
  return (
    <Part title={t('hours.title')}>
      {currentData ? <HeuresList data={currentData} /> : null}
      {!currentData && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!currentData && !isError ? <SkeletonLine width="60%" /> : null}
    </Part>
  )
}
