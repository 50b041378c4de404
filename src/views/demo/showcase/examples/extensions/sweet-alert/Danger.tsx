import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Danger() {
  const { t } = useTranslation('demoExtensions')
  const remove = async () => {
    if (await confirmDialog({ title: t('word.deleteFile'), text: t('word.deleteText'), danger: true })) {
      toast.success(t('word.deleted'))
    }
  }
  return (
    <Button look="danger" icon={Trash2} onClick={() => void remove()}>
      {t('word.delete')}
    </Button>
  )
}
