import { Menu } from '@core/components/overlays/Menu'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <Menu
      label={t('actions')}
      items={[
        { id: 'edit', label: t('edit'), onSelect: pressed(t('edit')), icon: Pencil },
        { id: 'print', label: t('print'), onSelect: pressed(t('print')), icon: Printer },
        {
          id: 'delete',
          label: t('delete'),
          onSelect: pressed(t('delete')),
          icon: Trash2,
          danger: true,
          separated: true,
        },
      ]}
    />
  )
}
