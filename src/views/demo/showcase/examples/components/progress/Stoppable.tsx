import { Button } from '@core/components/Button'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Stoppable() {
  const { t } = useTranslation('demoSample')
  const [value, setValue] = useState(0.65)
  return value === 0 ? (
    <Button onClick={() => setValue(0.65)}>{t('again')}</Button>
  ) : (
    <ProgressBar label={t('importing')} value={value} onStop={() => setValue(0)} />
  )
}
