import type { Pack } from '@contract/plateforme/pack'
import { toast } from '@core/components/messages/toast'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { useSetPackActiveMutation } from '@src/redux/packs/pack'
import { Ellipsis, Eye, EyeOff, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Offers or withdraws a pack, with undo. */
function useSetActive() {
  const { t } = useTranslation('pack')
  const [set] = useSetPackActiveMutation()
  return async function change({ id, nom }: Pack, active: boolean, isUndo = false): Promise<void> {
    const { data } = await set({ id, active })
    if (!data) return
    const text = active ? t('activated', { nom }) : t('deactivated', { nom })
    toast.success(text, isUndo ? {} : { undo: () => void change(data, !active, true) })
  }
}

/** The actions on one pack of the list. */
export function PackRowMenu({ pack }: { pack: Pack }) {
  const { t } = useTranslation('pack')
  const setActive = useSetActive()
  const move: MenuAction = pack.active
    ? { id: 'deactivate', label: t('deactivate'), icon: EyeOff, onSelect: () => void setActive(pack, false) }
    : { id: 'activate', label: t('activate'), icon: Eye, onSelect: () => void setActive(pack, true) }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: pack.nom })}
      items={[{ id: 'edit', label: t('edit'), icon: Pencil, to: paths.packEdit(pack.id) }, move]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
