import type { Availability } from '@contract/ecole/availability'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** Whether lessons may be planned with a vehicle. */
export function Disponible({ availability }: { availability: Availability }) {
  const { t } = useTranslation('vehicule')
  return availability === 'Available' ? (
    <StatusDot tone="success" label={t('availability.Available')} />
  ) : (
    <StatusDot tone="neutral" label={t('availability.Unavailable')} />
  )
}
