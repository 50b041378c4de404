import type { Utilisateur } from '@contract/compte/utilisateur'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { CircleCheck, CircleOff, Ellipsis, KeyRound, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUtilisateurActions } from './useUtilisateurActions'

/** The actions on one user of the list; users cannot disable themselves. */
export function UtilisateurRowMenu({ user, isMe }: { user: Utilisateur; isMe: boolean }) {
  const { t } = useTranslation('utilisateur')
  const { activate, deactivate, newPassword } = useUtilisateurActions(user)
  const edit: MenuAction = { id: 'edit', label: t('edit'), icon: Pencil, to: paths.utilisateurEdit(user.id) }
  const renew: MenuAction = { id: 'renew', label: t('renew'), icon: KeyRound, onSelect: () => void newPassword() }
  const move: MenuAction = user.active
    ? { id: 'deactivate', label: t('deactivate'), icon: CircleOff, danger: true, onSelect: () => void deactivate() }
    : { id: 'activate', label: t('activate'), icon: CircleCheck, onSelect: () => void activate() }
  const others = [...(user.active ? [renew] : []), { ...move, separated: true }]
  return (
    <Menu look="ghost" label={t('actionsOf', { nom: user.nomComplet })} items={isMe ? [edit] : [edit, ...others]}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
