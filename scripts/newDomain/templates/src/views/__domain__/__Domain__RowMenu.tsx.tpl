import type { __Domain__ } from '@contract/__wing__/__domain__'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useArchive__Domain__ } from './useArchive__Domain__'

/** The menu of actions on a record of the list. */
export function __Domain__RowMenu({ __domain__ }: { __domain__: __Domain__ }) {
  const { t } = useTranslation('__domain__')
  const archive = useArchive__Domain__()
  if (!useAbility().can('update', '__Domain__')) return null
  const { archived, id, nom } = __domain__
  const move: MenuAction = {
    id: 'move',
    label: archived ? t('unarchive') : t('archive'),
    icon: archived ? ArchiveRestore : Archive,
    onSelect: () => void archive(__domain__, !archived),
  }
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom })}
      items={[{ id: 'edit', label: t('edit'), icon: Pencil, to: paths.__domain__Edit(id) }, move]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
