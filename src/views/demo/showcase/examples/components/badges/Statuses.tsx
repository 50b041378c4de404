import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

export function Statuses() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      <StatusDot tone="success" label={t('done')} />
      <StatusDot tone="warning" label={t('waiting')} />
      <StatusDot tone="danger" label={t('refused')} />
      <StatusDot tone="info" label={t('planned')} />
      <StatusDot tone="neutral" label={t('draft')} />
    </div>
  )
}
