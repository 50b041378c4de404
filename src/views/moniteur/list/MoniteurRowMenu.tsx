import type { Moniteur } from '@contract/ecole/moniteur'
import { Menu } from '@core/components/overlays/Menu'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchiveMoniteur } from '../useArchiveMoniteur'

/** The actions on one instructor of the list. */
export function MoniteurRowMenu({ moniteur }: { moniteur: Moniteur }) {
  const { t } = useTranslation('moniteur')
  const { archive, unarchive } = useArchiveMoniteur()
  const edit = { id: 'edit', label: t('edit'), icon: Pencil, to: paths.moniteurEdit(moniteur.id) }
  const move = moniteur.archived
    ? { id: 'unarchive', label: t('unarchive'), icon: ArchiveRestore, onSelect: () => void unarchive(moniteur) }
    : { id: 'archive', label: t('archive'), icon: Archive, onSelect: () => void archive(moniteur) }
  return (
    <Menu look="ghost" label={t('actionsOf', { nom: fullName(moniteur) })} items={[edit, move]}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
