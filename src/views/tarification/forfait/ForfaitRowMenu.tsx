import type { Forfait } from '@contract/argent/forfait'
import { toast } from '@core/components/messages/toast'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { useDeleteForfaitMutation, useSetForfaitActiveMutation } from '@src/redux/tarification/forfait'
import { Copy, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAround } from '../focusAround'
import { useDeleteTarif } from '../useDeleteTarif'

/** Offers or withdraws a package, with undo. */
function useSetActive() {
  const { t } = useTranslation('tarification')
  const [set] = useSetForfaitActiveMutation()
  return async function change({ id, nom }: Forfait, active: boolean, isUndo = false): Promise<void> {
    const { data } = await set({ id, active })
    if (!data) return
    const text = active ? t('forfait.activated', { nom }) : t('forfait.deactivated', { nom })
    toast.success(text, isUndo ? {} : { undo: () => void change(data, !active, true) })
  }
}

/** The actions on one package of the list. */
export function ForfaitRowMenu({ forfait }: { forfait: Forfait }) {
  const { t } = useTranslation('tarification')
  const setActive = useSetActive()
  const [send] = useDeleteForfaitMutation()
  const deleteTarif = useDeleteTarif()
  const root = useRef<HTMLSpanElement>(null)
  const { id, nom, active } = forfait
  const remove = async () => {
    const title = t('forfait.deleteTitle', { nom })
    if (!(await deleteTarif({ title, send: () => send(id) }))) return
    focusAround(root.current)
    toast.success(t('forfait.deleted', { nom }))
  }
  const move: MenuAction = active
    ? { id: 'deactivate', label: t('forfait.deactivate'), icon: EyeOff, onSelect: () => void setActive(forfait, false) }
    : { id: 'activate', label: t('forfait.activate'), icon: Eye, onSelect: () => void setActive(forfait, true) }
  return (
    <span ref={root}>
      <Menu
        look="ghost"
        label={t('actionsOf', { nom })}
        items={[
          { id: 'edit', label: t('edit'), icon: Pencil, to: paths.forfaitEdit(id) },
          { id: 'copy', label: t('duplicate'), icon: Copy, to: `${paths.forfaitNew}?copie=${id}` },
          move,
          {
            id: 'delete',
            label: t('delete.action'),
            icon: Trash2,
            danger: true,
            separated: true,
            onSelect: () => void remove(),
          },
        ]}
      >
        <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
    </span>
  )
}
