import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const WAIT_MS = 4000

export function Timer() {
  const { t } = useTranslation('demoExtensions')
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    const { isConfirmed, dismiss } = await alertBox({
      titleText: t('word.goesAlone'),
      timer: WAIT_MS,
      timerProgressBar: true,
      showCancelButton: true,
      confirmButtonText: t('word.stayHere'),
      cancelButtonText: t('word.back'),
    })
    if (isConfirmed) setAnswer(t('word.confirmed'))
    else setAnswer(t(dismiss === 'timer' ? 'word.timeOver' : 'word.kept'))
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void ask()}>{t('word.startTimer')}</Button>
      <span role="status">{answer}</span>
    </div>
  )
}
