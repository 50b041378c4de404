import { Banner } from '@core/components/messages/Banner'
import { useTranslation } from 'react-i18next'

/** Says that the management must agree first. */
export function AskBanner() {
  const { t } = useTranslation('paiement')
  return <Banner tone="info">{t('ask.text')}</Banner>
}
