import type { __Domain__ } from '@contract/__wing__/__domain__'
import { BackLink } from '@core/components/BackLink'
import { Banner } from '@core/components/messages/Banner'
import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { Page } from '@core/components/Page'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { use__Domain__Query } from '@src/redux/__domain__/__domain__'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { ArchiveRestore } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { __Domain__Form } from './__Domain__Form'
import { useArchive__Domain__ } from './useArchive__Domain__'

/** The page for editing a record. */
export function __Domain__EditPage() {
  const { t } = useTranslation('__domain__')
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = use__Domain__Query(/^\d{1,9}$/.test(id) ? Number(id) : 0)
  const isUnknown = isNotFound(error)
  return (
    <Page title={data?.nom ?? t('editTitle')} back={<BackLink to={paths.__domains__}>{t('title')}</BackLink>}>
      {data ? <EditForm key={data.id} record={data} /> : null}
      {!data && isUnknown ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!data && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !error ? <FormSkeleton fields={2} /> : null}
    </Page>
  )
}

function EditForm({ record }: { record: __Domain__ }) {
  const { t } = useTranslation('__domain__')
  const archive = useArchive__Domain__()
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nom }: __Domain__) => {
      toast.success(t('saved', { nom }))
      navigate(paths.__domains__)
    },
    [t, navigate],
  )
  const restore = (
    <Button size="sm" icon={ArchiveRestore} onClick={() => void archive(record, false)}>
      {t('unarchive')}
    </Button>
  )
  return (
    <>
      {record.archived ? <Banner action={restore}>{t('archivedBanner')}</Banner> : null}
      <__Domain__Form record={record} onSaved={onSaved} />
    </>
  )
}
