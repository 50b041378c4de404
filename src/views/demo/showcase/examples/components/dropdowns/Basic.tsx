import { Menu } from '@core/components/Menu'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <Menu
      label={t('actions')}
      items={[
        { id: 'edit', label: t('edit'), icon: Pencil },
        { id: 'print', label: t('print'), icon: Printer },
        { id: 'delete', label: t('delete'), icon: Trash2, danger: true, separated: true },
      ]}
    />
  )
}
