import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

/** Whether lessons may be planned with a vehicle. */
export function Disponible({ disponible }: { disponible: boolean }) {
  const { t } = useTranslation('vehicule')
  return disponible ? (
    <StatusDot tone="success" label={t('disponible.true')} />
  ) : (
    <StatusDot tone="neutral" label={t('disponible.false')} />
  )
}
