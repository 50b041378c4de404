import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function WithUndo() {
  const { t } = useTranslation('demoSample')
  const [isArchived, setArchived] = useState(false)
  const archive = () => {
    setArchived(true)
    toast.success(t('archived'), { undo: () => setArchived(false) })
  }
  return (
    <div className="showcase-row">
      <Button onClick={archive} disabled={isArchived}>
        {t('archive')}
      </Button>
      <span>{t(isArchived ? 'archived' : 'active')}</span>
    </div>
  )
}
