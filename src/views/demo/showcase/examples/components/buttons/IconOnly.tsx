import { IconButton } from '@core/components/IconButton'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function IconOnly() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      <IconButton icon={Pencil} label={t('edit')} onClick={pressed(t('edit'))} />
      <IconButton icon={Printer} label={t('print')} onClick={pressed(t('print'))} />
      <IconButton icon={Trash2} label={t('delete')} onClick={pressed(t('delete'))} />
    </div>
  )
}
