import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useOwnCandidatQuery } from '@src/redux/candidat/candidat'
import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OwnSheet } from './OwnSheet'
import '@src/parts/candidat/candidat.scss'
import './own.scss'

/** « Ma Fiche »: a candidate's own file, read-only. */
export function PortfolioPage() {
  const { t } = useTranslation('candidat')
  const { data, error, isFetching, refetch } = useOwnCandidatQuery()
  if (data) return <OwnSheet candidat={data} />
  return (
    <Page title={t('own.title')}>
      {isNotFound(error) ? <EmptyState icon={UserX} title={t('own.none')} text={t('own.noneText')} /> : null}
      {error && !isNotFound(error) ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {error ? null : <CardSkeleton lines={8} />}
    </Page>
  )
}
