import type { LedgerAccount, TransactionDetail } from '@contract/argent/transactionDetail'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

/** Accounts whose key is a category or a service, worded elsewhere. */
const KEYED = new Set(['charge', 'debours'])

/** The name of an account of the ledger: « Caisse · Amel », « Charge · Carburant ». */
function useAccountWords() {
  const { t } = useTranslation(['transaction', 'paiement'])
  const format = useFormat()
  return ({ type, cle, nom }: LedgerAccount): string => {
    const key = KEYED.has(type) ? t(`categorie.${cle}`) : nom
    return format.beside([t(`account.${type}`), key])
  }
}

/** The ledger entry of a transaction. */
export function Entry({ transaction: { ecriture } }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('transaction')
  const money = useMoney()
  const words = useAccountWords()
  const title = t('panel.entry', { numero: ecriture.numero })
  return (
    <details className="tx-entry">
      <summary>{title}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('panel.account')}</th>
            <th scope="col">{t('panel.debit')}</th>
            <th scope="col">{t('panel.credited')}</th>
          </tr>
        </thead>
        <tbody>
          {ecriture.lignes.flatMap(({ debit, credit, montant }) => [
            <tr key={`debit-${debit.type}-${debit.cle}`}>
              <td>{words(debit)}</td>
              <td>{money(montant)}</td>
              <td />
            </tr>,
            <tr key={`credit-${credit.type}-${credit.cle}`}>
              <td>{words(credit)}</td>
              <td />
              <td>{money(montant)}</td>
            </tr>,
          ])}
        </tbody>
      </table>
    </details>
  )
}
