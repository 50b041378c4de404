import type { Moniteur } from '@contract/ecole/moniteur'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useMoniteurQuery } from '@src/redux/moniteur/moniteur'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useArchiveMoniteur } from '../useArchiveMoniteur'
import { MoniteurForm } from './MoniteurForm'

/** Edits an instructor. */
export function MoniteurEditPage() {
  const { t } = useTranslation('moniteur')
  const { id } = useParams()
  const { data, error, isFetching, refetch } = useMoniteurQuery(Number(id))
  const isUnknown = isNotFound(error)
  return (
    <Page
      title={data ? fullName(data) : t('editTitle')}
      back={<BackLink to={paths.moniteurs}>{t('title')}</BackLink>}
      actions={data && !data.archived ? <ArchiveButton moniteur={data} /> : null}
    >
      {data ? <EditForm key={data.id} moniteur={data} /> : null}
      {!data && isUnknown ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!data && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !error ? <FormSkeleton fields={10} /> : null}
    </Page>
  )
}

function EditForm({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const { unarchive } = useArchiveMoniteur()
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Moniteur) => {
      toast.success(t('saved', { nom: fullName(saved) }))
      navigate(paths.moniteurs)
    },
    [t, navigate],
  )
  const restore = (
    <Button size="sm" icon={ArchiveRestore} onClick={() => void unarchive(moniteur)}>
      {t('unarchive')}
    </Button>
  )
  return (
    <>
      {moniteur.archived ? <Banner action={restore}>{t('archivedBanner')}</Banner> : null}
      <MoniteurForm moniteur={moniteur} onSaved={onSaved} />
    </>
  )
}

function ArchiveButton({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const { archive } = useArchiveMoniteur()
  return (
    <Button icon={Archive} onClick={() => void archive(moniteur)}>
      {t('archive')}
    </Button>
  )
}
