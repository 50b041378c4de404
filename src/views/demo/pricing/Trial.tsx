import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Offers a free month, which begins immediately and lasts as long as the page. */
export function Trial() {
  const { t } = useTranslation('demoPricing')
  const [isBegun, setBegun] = useState(false)
  const action = <Button onClick={() => setBegun(!isBegun)}>{t(isBegun ? 'trial.stop' : 'trial.begin')}</Button>
  return (
    <Banner tone="info" action={action}>
      {t(isBegun ? 'trial.begun' : 'trial.offer')}
    </Banner>
  )
}
