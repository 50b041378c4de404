import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { skipToken } from '@reduxjs/toolkit/query'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useSchool } from '@src/redux/session/useSchool'
import { useConfigPrixQuery, useConfigsPrixQuery } from '@src/redux/tarification/configPrix'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { PrixForm } from './PrixForm'
import { usePrixSaved } from './usePrixSaved'

/**
 * The form of the prices of a licence: new ones, or those that the address names. One page for both, because the script
 * of the login page lists the files of every page.
 */
export function PrixFormPage() {
  const { id } = useParams()
  return id === undefined ? <CreatePage /> : <EditPage id={id} />
}

/** Sets prices for a licence (`?permi=3`), or starts from others (`?copie=12`). */
function CreatePage() {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
  const [search] = useSearchParams()
  const copied = idIn(search.get('copie'))
  const source = useConfigPrixQuery(copied ?? skipToken)
  const permis = usePermisQuery()
  const idPermi = copied === null ? idIn(search.get('permi')) : source.currentData?.idPermi
  const code = permis.data?.find(({ id }) => id === idPermi)?.code
  const active = useConfigsPrixQuery(idPermi ? { idPermi: String(idPermi), is_active: 'true' } : skipToken)
  const isUnknown = copied === null ? permis.data && !code : source.error && isNotFound(source.error)
  const failed = [source, permis, active].filter(({ isError }) => isError)
  const onSaved = usePrixSaved(code)
  return (
    <Page
      title={code ? t('prix.newTitle', { code }) : t('prix.new')}
      description={t(`prix.amounts_${currency}`)}
      back={<BackLink to={paths.tarification}>{t('title')}</BackLink>}
    >
      {idPermi && code && active.data ? (
        <PrixForm
          key={idPermi}
          subject={{ idPermi, source: source.currentData }}
          isReplacing={active.data.data.length > 0}
          onSaved={onSaved}
        />
      ) : (
        <Waiting isUnknown={Boolean(isUnknown)} failed={failed} />
      )}
    </Page>
  )
}

interface WaitingProps {
  isUnknown: boolean
  failed: { isFetching: boolean; refetch: () => unknown }[]
}

function Waiting({ isUnknown, failed }: WaitingProps) {
  const { t } = useTranslation('tarification')
  if (isUnknown) return <ErrorState title={t('prix.unknown')} text={t('prix.unknownText')} />
  if (failed.length === 0) return <FormSkeleton fields={12} />
  const retrying = failed.some(({ isFetching }) => isFetching)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return <ErrorState onRetry={retry} retrying={retrying} />
}

/** Changes the prices of a licence. Existing enrolments keep their prices. */
function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('tarification')
  const { currency } = useSchool()
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
