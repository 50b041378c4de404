import type { StatutContact } from '@contract/plateforme/contact'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<StatutContact, Tone> = { NEW: 'warning', ANSWERED: 'success', CLOSED: 'neutral' }

/** The status of a message: open, answered or closed. */
export function MessageStatus({ statut }: { statut: StatutContact }) {
  const { t } = useTranslation('contact')
  return <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
}
