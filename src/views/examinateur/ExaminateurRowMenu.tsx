import type { Examinateur } from '@contract/planning/examinateur'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchiveExaminateur } from './useArchiveExaminateur'

/** The actions on one examiner of the list. */
export function ExaminateurRowMenu({ examinateur }: { examinateur: Examinateur }) {
  const { t } = useTranslation('examinateur')
  const archive = useArchiveExaminateur()
  if (!useAbility().can('update', 'Examinateur')) return null
  const { archived } = examinateur
  const move: MenuAction = {
    id: 'move',
    label: archived ? t('unarchive') : t('archive'),
    icon: archived ? ArchiveRestore : Archive,
    onSelect: () => void archive(examinateur, !archived),
  }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: fullName(examinateur) })}
      items={[{ id: 'edit', label: t('edit'), icon: Pencil, to: paths.examinateurEdit(examinateur.id) }, move]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
