import type { CompteCandidat } from '@contract/argent/compte'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { Part } from '@src/parts/parcours/Part'
import { useTranslation } from 'react-i18next'
import type { Open } from './opened'
import { useReceipt } from './receipt/useReceipt'
import { TransactionRow } from './TransactionRow'

interface TransactionListProps {
  candidat: CandidatDetail
  compte: CompteCandidat
  onOpen: Open
}

/** Payments and refunds of a candidate, the latest first. */
export function TransactionList({ candidat, compte, onOpen }: TransactionListProps) {
  const { t } = useTranslation('paiement')
  const print = useReceipt(candidat)
  const { transactions, aPayer } = compte
  const numbers = new Map(transactions.map(({ id, numero }) => [id, numero]))
  return (
    <Part title={t('transactions.title')}>
      {transactions.length === 0 ? <p className="muted account-none">{t('transactions.none')}</p> : null}
      <ul className="receipts">
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            numbers={numbers}
            onPrint={() => print(transaction, aPayer)}
            onReverse={() => onOpen({ kind: 'reverse', transaction })}
          />
        ))}
      </ul>
    </Part>
  )
}
