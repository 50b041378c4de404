import type { Pack } from '@contract/plateforme/pack'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { usePackQuery } from '@src/redux/packs/pack'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { PackForm } from './PackForm'

/** Edits a pack. Existing requests and packages keep their terms. */
export function PackEditPage() {
  const { t } = useTranslation('pack')
  const { id = '' } = useParams()
  const { currentData: data, error, isFetching, refetch } = usePackQuery(/^\d{1,9}$/.test(id) ? Number(id) : 0)
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nom }: Pack) => {
      toast.success(t('saved', { nom }))
      navigate(paths.packs)
    },
    [t, navigate],
  )
  const title = data ? t('editTitle', { nom: data.nom }) : t('edit')
  return (
    <Page title={title} description={t('form.keeps')} back={<BackLink to={paths.packs}>{t('title')}</BackLink>}>
      {data ? <PackForm key={data.id} pack={data} onSaved={onSaved} /> : null}
      {!data && error && isNotFound(error) ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!data && error && !isNotFound(error) ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {!data && !error ? <FormSkeleton fields={6} /> : null}
    </Page>
  )
}
