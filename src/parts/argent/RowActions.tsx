import { IconButton } from '@core/components/IconButton'
import { Menu, type MenuAction } from '@core/components/overlays/Menu'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface RowActionsProps {
  /** The number of the transaction. */
  numero: string
  items: readonly MenuAction[]
}

/** The actions on a transaction in a list: a menu, or a button for a single one that changes nothing. */
export function RowActions({ numero, items }: RowActionsProps) {
  const { t } = useTranslation('paiement')
  const [only, ...others] = items
  if (!only) return null
  if (only.icon && !only.danger && others.length === 0) {
    const label = t('actions.only', { action: only.label, numero })
    return <IconButton icon={only.icon} label={label} onClick={only.onSelect} />
  }
  return (
    <Menu look="ghost" label={t('actions.of', { numero })} items={items}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
