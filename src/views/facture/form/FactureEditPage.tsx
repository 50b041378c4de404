import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useFactureQuery } from '@src/redux/argent/facture'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { WithCharges } from './WithCharges'

/** Changes a draft. */
export function FactureEditPage() {
  const { t } = useTranslation('facture')
  const id = Number(useParams().id)
  const { currentData, error, isFetching, refetch } = useFactureQuery(id, { refetchOnMountOrArgChange: true })
  const isUnknown = isNotFound(error)
  const isOpen = currentData?.saisie != null
  return (
    <Page
      title={t('edit')}
      back={<BackLink to={isUnknown ? paths.factures : paths.facture(id)}>{t(isUnknown ? 'title' : 'one')}</BackLink>}
    >
      {isOpen ? <WithCharges idCandidat={currentData.idCandidat} facture={currentData} /> : null}
      {currentData && !isOpen ? <ErrorState title={t('sentAlready')} /> : null}
      {isUnknown ? <ErrorState title={t('unknown')} /> : null}
      {error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {currentData || error ? null : <FormSkeleton fields={6} />}
    </Page>
  )
}
