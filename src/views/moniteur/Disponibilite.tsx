import type { Availability } from '@contract/ecole/availability'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** Whether lessons may be planned with an instructor. */
export function Disponibilite({ availability }: { availability: Availability }) {
  const { t } = useTranslation('moniteur')
  return availability === 'Available' ? (
    <StatusDot tone="success" label={t('availability.Available')} />
  ) : (
    <StatusDot tone="neutral" label={t('availability.Unavailable')} />
  )
}
