import type { Examinateur } from '@contract/planning/examinateur'
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
import { useExaminateurQuery } from '@src/redux/calendar/examinateur'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { ExaminateurForm } from './ExaminateurForm'
import { useArchiveExaminateur } from './useArchiveExaminateur'

/** Edits an examiner. */
export function ExaminateurEditPage() {
  const { t } = useTranslation('examinateur')
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useExaminateurQuery(/^\d{1,9}$/.test(id) ? Number(id) : 0)
  const isUnknown = isNotFound(error)
  return (
    <Page
      title={data ? fullName(data) : t('editTitle')}
      back={<BackLink to={paths.examinateurs}>{t('title')}</BackLink>}
      actions={data && !data.archived ? <ArchiveButton examinateur={data} /> : null}
    >
      {data ? <EditForm key={data.id} examinateur={data} /> : null}
      {!data && isUnknown ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!data && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !error ? <FormSkeleton fields={5} /> : null}
    </Page>
  )
}

function EditForm({ examinateur }: { examinateur: Examinateur }) {
  const { t } = useTranslation('examinateur')
  const archive = useArchiveExaminateur()
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Examinateur) => {
      toast.success(t('saved', { nom: fullName(saved) }))
      navigate(paths.examinateurs)
    },
    [t, navigate],
  )
  const restore = (
    <Button size="sm" icon={ArchiveRestore} onClick={() => void archive(examinateur, false)}>
      {t('unarchive')}
    </Button>
  )
  return (
    <>
      {examinateur.archived ? <Banner action={restore}>{t('archivedBanner')}</Banner> : null}
      <ExaminateurForm examinateur={examinateur} onSaved={onSaved} />
    </>
  )
}

function ArchiveButton({ examinateur }: { examinateur: Examinateur }) {
  const { t } = useTranslation('examinateur')
  const archive = useArchiveExaminateur()
  return (
    <Button icon={Archive} onClick={() => void archive(examinateur, true)}>
      {t('archive')}
    </Button>
  )
}
