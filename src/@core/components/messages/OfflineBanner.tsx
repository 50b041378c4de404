import { useOnline } from '@core/hooks/useOnline'
import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'

interface OfflineBannerProps {
  /** True when the server runs in the browser and needs no network. */
  isServedHere: boolean
}

/** Shown while the network is down, with its consequences for the user's work. */
export function OfflineBanner({ isServedHere }: OfflineBannerProps) {
  const { t } = useTranslation('common')
  if (useOnline()) return null
  return isServedHere ? <Banner tone="info">{t('offlineHere')}</Banner> : <Banner tone="warning">{t('offline')}</Banner>
}
