import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { skipToken } from '@reduxjs/toolkit/query'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useSchool } from '@src/redux/session/useSchool'
import { useForfaitQuery } from '@src/redux/tarification/forfait'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { ForfaitForm } from './ForfaitForm'
import { useForfaitSaved } from './useForfaitSaved'

/**
 * The form of a package for candidates: a new one, or the one that the address names. One page for both, because the
 * script of the login page lists the files of every page.
 */
export function ForfaitFormPage() {
  const { id } = useParams()
  return id === undefined ? <CreatePage /> : <EditPage id={id} />
}

/** Adds a package for candidates, from nothing or from another (`?copie=12`). */
function CreatePage() {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
  const [search] = useSearchParams()
  const copied = idIn(search.get('copie'))
  const { currentData: source, error, isFetching, refetch } = useForfaitQuery(copied ?? skipToken)
  // Loaded with the page, because the form shows the licences from the start.
  const permis = usePermisQuery()
  const onSaved = useForfaitSaved('forfait.created')
  const isReady = permis.data && (copied === null || source)
  const isUnknown = error && isNotFound(error)
  const hasFailed = (error && !isUnknown) || (!permis.data && permis.isError)
  const retry = () => {
    if (error) void refetch()
    if (!permis.data) void permis.refetch()
  }
  return (
    <Page
      title={t('forfait.newTitle')}
      description={t(`prix.amounts_${currency}`)}
      back={<BackLink to={paths.forfaits}>{t('tabs.forfaits')}</BackLink>}
    >
      {isReady ? <ForfaitForm subject={{ source }} onSaved={onSaved} /> : null}
      {isUnknown ? <ErrorState title={t('forfait.unknown')} text={t('forfait.unknownText')} /> : null}
      {hasFailed ? <ErrorState onRetry={retry} retrying={isFetching || permis.isFetching} /> : null}
      {!isReady && !isUnknown && !hasFailed ? <FormSkeleton fields={9} /> : null}
    </Page>
  )
}

/** Changes a package for candidates. Existing enrolments keep their terms. */
function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
  const { currentData: data, error, isFetching, refetch } = useForfaitQuery(idIn(id) ?? 0)
  // Loaded with the page, because the form shows the licences from the start.
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
