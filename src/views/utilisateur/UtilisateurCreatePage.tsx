import type { Utilisateur } from '@contract/compte/utilisateur'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { UtilisateurForm } from './UtilisateurForm'

/** Creates a desk user. */
export function UtilisateurCreatePage() {
  const { t } = useTranslation('utilisateur')
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ nomComplet, email }: Utilisateur) => {
      toast.success(t('created', { nom: nomComplet, email }))
      navigate(paths.utilisateurs)
    },
    [t, navigate],
  )
  return (
    <Page title={t('newTitle')} back={<BackLink to={paths.utilisateurs}>{t('title')}</BackLink>}>
      <UtilisateurForm onSaved={onSaved} />
    </Page>
  )
}
