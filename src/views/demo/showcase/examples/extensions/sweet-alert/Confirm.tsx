import { Button } from '@core/components/Button'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Confirm() {
  const { t } = useTranslation('demoExtensions')
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    const isSure = await confirmDialog({ title: t('word.cancelLesson'), text: t('word.cancelText') })
    setAnswer(t(isSure ? 'word.confirmed' : 'word.kept'))
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void ask()}>{t('word.cancelButton')}</Button>
      <span role="status">{answer}</span>
    </div>
  )
}
