import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Dismissible() {
  const { t } = useTranslation('demoSample')
  const [isShown, setShown] = useState(true)
  if (!isShown) return <Button onClick={() => setShown(true)}>{t('again')}</Button>
  return <Banner onClose={() => setShown(false)}>{t('short')}</Banner>
}
