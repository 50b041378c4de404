import { Button } from '@core/components/Button'
import { RotateCw, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MiscPage } from './MiscPage'
import { useFetchAgain } from './useFetchAgain'

/** Shown when a page's code could not be loaded offline; its own texts are loaded at the start. */
export function OfflinePage() {
  const { t } = useTranslation('common')
  const { isTrying, fetchAgain } = useFetchAgain()
  return (
    <MiscPage
      icon={WifiOff}
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      actions={
        <Button look="primary" icon={RotateCw} pending={isTrying} onClick={fetchAgain}>
          {t('retry')}
        </Button>
      }
    />
  )
}
