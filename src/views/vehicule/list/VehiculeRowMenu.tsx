import type { Vehicule } from '@contract/ecole/vehicule'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { vehiculeName } from '../name'
import { useArchiveVehicule } from '../useArchiveVehicule'

/** The actions on one vehicle of the list. */
export function VehiculeRowMenu({ vehicule }: { vehicule: Vehicule }) {
  const { t } = useTranslation('vehicule')
  const archive = useArchiveVehicule()
  if (!useAbility().can('update', 'Vehicule')) return null
  const move: MenuAction = vehicule.archived
    ? {
        id: 'unarchive',
        label: t('unarchive'),
        icon: ArchiveRestore,
        onSelect: () => void archive(vehicule, false),
      }
    : { id: 'archive', label: t('archive'), icon: Archive, onSelect: () => void archive(vehicule, true) }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: vehiculeName(vehicule) })}
      items={[{ id: 'edit', label: t('edit'), icon: Pencil, to: paths.vehiculeEdit(vehicule.id) }, move]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
