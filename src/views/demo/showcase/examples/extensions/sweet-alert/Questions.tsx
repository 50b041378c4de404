import { Button } from '@core/components/Button'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Questions() {
  const { t } = useTranslation('demoExtensions')
  const [given, setGiven] = useState<number | null>(null)
  const ask = async () => {
    let sure = 0
    for (const title of [t('word.question1'), t('word.question2'), t('word.question3')]) {
      if (await confirmDialog({ title })) sure += 1
    }
    setGiven(sure)
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void ask()}>{t('word.threeQuestions')}</Button>
      <span role="status">{given === null ? '' : t('word.confirmations', { count: given })}</span>
    </div>
  )
}
