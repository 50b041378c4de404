import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Outside() {
  const { t } = useTranslation('demoExtensions')
  const [answer, setAnswer] = useState('')
  const ask = async (allowOutsideClick: boolean) => {
    const { isConfirmed } = await alertBox({
      titleText: t('word.pressBeside'),
      text: t(allowOutsideClick ? 'word.besideCloses' : 'word.besideStays'),
      allowOutsideClick,
    })
    setAnswer(t(isConfirmed ? 'word.confirmed' : 'word.closedBeside'))
  }
  return (
    <div className="showcase-row">
      <Button onClick={() => void ask(true)}>{t('word.closesBeside')}</Button>
      <Button onClick={() => void ask(false)}>{t('word.staysOpen')}</Button>
      <span role="status">{answer}</span>
    </div>
  )
}
