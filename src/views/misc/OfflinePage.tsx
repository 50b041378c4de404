import { Button } from '@core/components/Button'
import { RotateCw, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MiscPage } from './MiscPage'

/** A page whose code could not be fetched because the network is away. */
export function OfflinePage() {
  const { t } = useTranslation(['misc', 'common'])
  return (
    <MiscPage
      icon={WifiOff}
      title={t('offline.title')}
      text={t('offline.text')}
      actions={
        <Button look="primary" icon={RotateCw} onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
