import type { TransactionDetail } from '@contract/argent/transactionDetail'
import { useFormat } from '@core/format/useFormat'
import { LineLabel } from '@src/parts/argent/LineLabel'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

/** The debts that a payment settles, and the part that is still in credit. */
export function Settles({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  const money = useMoney()
  const { kind, idReversed, reversedBy, imputations, montant } = transaction
  if (kind !== 'PAYMENT' || idReversed !== null || reversedBy !== null) return null
  const rest = montant - imputations.reduce((sum, one) => sum + one.montant, 0)
  return (
    <section aria-label={t('panel.settles')}>
      <h3>{t('panel.settles')}</h3>
      <ul className="tx-lines">
        {imputations.map((ligne) => (
          <li key={`${ligne.cause}-${ligne.id}`}>
            <LineLabel ligne={ligne} />
            <span className="muted">{format.day(ligne.jour, 'short')}</span>
            <b>{money(ligne.montant)}</b>
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <span>{t('panel.credit')}</span>
            <span />
            <b>{money(rest)}</b>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
