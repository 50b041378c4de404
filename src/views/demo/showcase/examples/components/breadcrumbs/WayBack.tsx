import { BackLink } from '@core/components/BackLink'
import { useTranslation } from 'react-i18next'

export function WayBack() {
  const { t } = useTranslation('demoSample')
  return <BackLink to="#WayBack">{t('candidates')}</BackLink>
}
