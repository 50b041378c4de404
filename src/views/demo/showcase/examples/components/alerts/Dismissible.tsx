import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { LiveRegion } from '@core/components/messages/LiveRegion'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Dismissible() {
  const { t } = useTranslation('demoSample')
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown ? null : <Button onClick={() => setShown(true)}>{t('again')}</Button>}
      <LiveRegion>{isShown ? <Banner onClose={() => setShown(false)}>{t('short')}</Banner> : null}</LiveRegion>
    </>
  )
}
