import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Failed() {
  const { t } = useTranslation('demoSample')
  const [tries, setTries] = useState(0)
  if (tries < 2) return <ErrorState onRetry={() => setTries(tries + 1)} text={t('tries', { number: tries })} />
  return (
    <div className="showcase-row">
      <p>{t('long')}</p>
      <Button onClick={() => setTries(0)}>{t('again')}</Button>
    </div>
  )
}
