import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function WithUndo() {
  const { t } = useTranslation('demoExtensions')
  const [count, setCount] = useState(5)
  const archive = () => {
    setCount(count - 1)
    toast.success(t('word.archived'), { undo: () => setCount(count) })
  }
  return (
    <div className="showcase-row">
      <Button disabled={count === 0} onClick={archive}>
        {t('word.archive')}
      </Button>
      <span role="status">{t('word.files', { count })}</span>
    </div>
  )
}
