import { useOnline } from '@core/hooks/useOnline'
import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'

interface OfflineBannerProps {
  /** The server is in the browser, and needs no network. */
  isServedHere: boolean
}

/** Says that the network is away, while it is, and what that means for what is being done. */
export function OfflineBanner({ isServedHere }: OfflineBannerProps) {
  const { t } = useTranslation('common')
  if (useOnline()) return null
  return isServedHere ? <Banner tone="info">{t('offlineHere')}</Banner> : <Banner tone="warning">{t('offline')}</Banner>
}
