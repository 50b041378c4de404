import { ErrorState } from '@core/components/states/ErrorState'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useTranslation } from 'react-i18next'

interface VehiculeFailedProps {
  error: object
  retrying: boolean
  onRetry: () => unknown
}

/** Shown when a vehicle belongs to another school or could not be loaded. */
export function VehiculeFailed({ error, retrying, onRetry }: VehiculeFailedProps) {
  const { t } = useTranslation('vehicule')
  if (isNotFound(error)) return <ErrorState title={t('unknown.title')} text={t('unknown.text')} />
  return <ErrorState onRetry={() => void onRetry()} retrying={retrying} />
}
