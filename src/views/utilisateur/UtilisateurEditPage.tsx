import type { Utilisateur } from '@contract/compte/utilisateur'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useUtilisateurQuery } from '@src/redux/utilisateur/utilisateur'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { UtilisateurForm } from './UtilisateurForm'

/** Edits a desk user. */
export function UtilisateurEditPage() {
  const { t } = useTranslation('utilisateur')
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useUtilisateurQuery(/^\d{1,9}$/.test(id) ? Number(id) : 0)
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nomComplet }: Utilisateur) => {
      toast.success(t('saved', { nom: nomComplet }))
      navigate(paths.utilisateurs)
    },
    [t, navigate],
  )
  const isUnknown = isNotFound(error)
  return (
    <Page
      title={currentData?.nomComplet ?? t('editTitle')}
      description={currentData?.username}
      back={<BackLink to={paths.utilisateurs}>{t('title')}</BackLink>}
    >
      {currentData ? <UtilisateurForm key={currentData.id} user={currentData} onSaved={onSaved} /> : null}
      {!currentData && isUnknown ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!currentData && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!currentData && !error ? <FormSkeleton fields={4} /> : null}
    </Page>
  )
}
