import { BackLink } from '@core/components/BackLink'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { FormSkeleton } from '@core/components/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/isNotFound'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useSchool } from '@src/redux/session/useSchool'
import { useConfigPrixQuery } from '@src/redux/tarification/configPrix'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { PrixForm } from './PrixForm'
import { usePrixSaved } from './usePrixSaved'

/** Changes the prices of a permit. Enrolments keep the prices that they were made at. */
export function PrixEditPage() {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
  const { id } = useParams()
  const { currentData: data, error, isFetching, refetch } = useConfigPrixQuery(idIn(id) ?? 0)
  const { data: permis } = usePermisQuery()
  const code = permis?.find((permi) => permi.id === data?.idPermi)?.code
  const onSaved = usePrixSaved(code)
  const isUnknown = error && isNotFound(error)
  return (
    <Page
      title={code ? t('prix.editTitle', { code }) : t('edit')}
      description={t(`prix.amounts_${currency}`)}
      back={<BackLink to={paths.tarification}>{t('title')}</BackLink>}
    >
      {data ? <PrixForm key={data.id} subject={{ idPermi: data.idPermi, prices: data }} onSaved={onSaved} /> : null}
      {!data && isUnknown ? <ErrorState title={t('prix.unknown')} text={t('prix.unknownText')} /> : null}
      {!data && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !error ? <FormSkeleton fields={12} /> : null}
    </Page>
  )
}
