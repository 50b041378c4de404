import { Button } from '@core/components/Button'
import { confirmDialog } from '@core/dialogs/dialogs'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Confirm() {
  const { t } = useTranslation('demoSample')
  const [answer, setAnswer] = useState('')
  const ask = async () =>
    setAnswer(
      t(
        (await confirmDialog({ title: t('deleteAsk'), text: t('deleteNote'), danger: true }))
          ? 'confirmed'
          : 'cancelled',
      ),
    )
  return (
    <div className="showcase-row">
      <Button look="danger" icon={Trash2} onClick={() => void ask()}>
        {t('delete')}
      </Button>
      <span role="status">{answer}</span>
    </div>
  )
}
