import { BackLink } from '@core/components/BackLink'
import { ErrorState } from '@core/components/ErrorState'
import { Page } from '@core/components/Page'
import { FormSkeleton } from '@core/components/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/isNotFound'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useSchool } from '@src/redux/session/useSchool'
import { useForfaitQuery } from '@src/redux/tarification/forfait'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { ForfaitForm } from './ForfaitForm'
import { useForfaitSaved } from './useForfaitSaved'

/** Changes a package for candidates. Enrolments keep what they were made with. */
export function ForfaitEditPage() {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
  const { id } = useParams()
  const { currentData: data, error, isFetching, refetch } = useForfaitQuery(idIn(id) ?? 0)
  // The form offers the permits from its first moment.
  const permis = usePermisQuery()
  const onSaved = useForfaitSaved('forfait.saved')
  const isReady = data && permis.data
  const isUnknown = !data && error && isNotFound(error)
  const hasFailed = (!data && error && !isUnknown) || (!permis.data && permis.isError)
  const retry = () => {
    if (!data) void refetch()
    if (!permis.data) void permis.refetch()
  }
  return (
    <Page
      title={data ? t('editTitle', { nom: data.nom }) : t('edit')}
      description={t(`prix.amounts_${currency}`)}
      back={<BackLink to={paths.forfaits}>{t('tabs.forfaits')}</BackLink>}
    >
      {isReady ? <ForfaitForm key={data.id} subject={{ forfait: data }} onSaved={onSaved} /> : null}
      {isUnknown ? <ErrorState title={t('forfait.unknown')} text={t('forfait.unknownText')} /> : null}
      {hasFailed ? <ErrorState onRetry={retry} retrying={isFetching || permis.isFetching} /> : null}
      {!isReady && !isUnknown && !hasFailed ? <FormSkeleton fields={9} /> : null}
    </Page>
  )
}
