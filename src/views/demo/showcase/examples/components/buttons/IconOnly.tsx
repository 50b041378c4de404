import { IconButton } from '@core/components/IconButton'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function IconOnly() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <IconButton icon={Pencil} label={t('edit')} />
      <IconButton icon={Printer} label={t('print')} />
      <IconButton icon={Trash2} label={t('delete')} />
    </div>
  )
}
