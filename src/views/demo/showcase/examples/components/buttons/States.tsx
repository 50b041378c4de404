import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function States() {
  const { t } = useTranslation('demoSample')
  const [isPending, setPending] = useState(false)
  const run = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2000)
  }
  return (
    <div className="showcase-row">
      <Button look="primary" pending={isPending} onClick={run}>
        {t('save')}
      </Button>
      <Button disabled>{t('disabled')}</Button>
    </div>
  )
}
