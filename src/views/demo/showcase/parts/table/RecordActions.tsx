import type { DemoRow } from '@contract/demo/table'
import { IconButton } from '@core/components/IconButton'
import { Menu } from '@core/components/overlays/Menu'
import { Archive, EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface RecordActionsProps {
  row: DemoRow
  onOpen: () => void
  onEdit: () => void
  onArchive: () => void
  onDelete: () => void
}

/** The actions on one row. */
export function RecordActions({ row: { full_name: name }, onOpen, onEdit, onArchive, onDelete }: RecordActionsProps) {
  const { t } = useTranslation('demoTables')
  return (
    <span className="record-actions">
      <Menu
        label={t('word.actionsOf', { name })}
        look="ghost"
        items={[
          { id: 'open', label: t('word.details'), icon: FileText, onSelect: onOpen },
          { id: 'archive', label: t('word.archive'), icon: Archive, onSelect: onArchive },
          { id: 'delete', label: t('word.delete'), icon: Trash2, danger: true, onSelect: onDelete },
        ]}
      >
        <EllipsisVertical aria-hidden size={16} />
      </Menu>
      <IconButton icon={Pencil} label={t('word.editOf', { name })} onClick={onEdit} />
    </span>
  )
}
