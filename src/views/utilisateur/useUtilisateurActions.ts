import type { Utilisateur } from '@contract/compte/utilisateur'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useRenewPasswordMutation, useSetUtilisateurActiveMutation } from '@src/redux/utilisateur/utilisateur'
import { useTranslation } from 'react-i18next'

/** Enables and disables accounts and sends new passwords; each asks first, because it ends the user's sessions. */
export function useUtilisateurActions({ id, nomComplet: nom, email }: Utilisateur) {
  const { t } = useTranslation('utilisateur')
  const [set] = useSetUtilisateurActiveMutation()
  const [renew] = useRenewPasswordMutation()

  async function activate() {
    const { data } = await set({ id, active: true })
    if (data) toast.success(t('activated', { nom }))
  }
  async function deactivate() {
    const sure = await confirmDialog({
      title: t('sure.deactivateTitle', { nom }),
      text: t('sure.deactivate', { nom }),
      danger: true,
    })
    if (!sure) return
    const { data } = await set({ id, active: false })
    if (data) toast.success(t('deactivated', { nom }), { undo: () => void activate() })
  }
  async function newPassword() {
    const sure = await confirmDialog({
      title: t('sure.renewTitle', { nom }),
      text: t('sure.renew', { nom, email: email ?? '' }),
    })
    if (!sure) return
    const { data } = await renew(id)
    if (data) toast.success(t('renewed', { nom }))
  }
  return { activate, deactivate, newPassword }
}
