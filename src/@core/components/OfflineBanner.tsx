import { useOnline } from '@core/hooks/useOnline'
import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'

/** Says that the network is away, while it is. */
export function OfflineBanner() {
  const { t } = useTranslation('common')
  return useOnline() ? null : <Banner tone="warning">{t('offline')}</Banner>
}
