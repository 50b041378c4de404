import type { Promesse } from '@contract/argent/promesse'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

const TONES = { PENDING: 'info', KEPT: 'success', BROKEN: 'danger' } as const

/** The last promise of a candidate, and whether it was kept. */
export function PromiseNote({ promesse: { date, montant, note, etat } }: { promesse: Promesse }) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const words = t(`promise.state.${etat}`, { amount: money(montant), day: format.day(date, 'short') })
  return (
    <p className="promise-note">
      <StatusDot isSentence tone={TONES[etat]} label={words} />
      {note ? <span className="muted">{note}</span> : null}
    </p>
  )
}
