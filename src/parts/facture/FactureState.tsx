import type { Facture, StatutFacture } from '@contract/argent/facture'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<StatutFacture, Tone> = {
  DRAFT: 'neutral',
  SENT: 'info',
  PARTLY_PAID: 'warning',
  PAID: 'success',
  OVERDUE: 'danger',
}

/** The status of an invoice; an invoice that was fully credited says so. */
export function FactureState({ facture: { status, ttc, avoirs, serie } }: { facture: Facture }) {
  const { t } = useTranslation('facture')
  if (serie === 'FA' && status !== 'DRAFT' && avoirs >= ttc) return <StatusDot tone="neutral" label={t('credited')} />
  return <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
}
