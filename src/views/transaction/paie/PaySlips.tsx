import type { Transaction } from '@contract/argent/transaction'
import { isolated } from '@core/format/isolate'
import { useFormat } from '@core/format/useFormat'
import { iconOf } from '@src/parts/argent/methods'
import { RowActions } from '@src/parts/argent/RowActions'
import { useSlip } from '@src/parts/argent/slip/useSlip'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Download, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface PaySlipsProps {
  transactions: readonly Transaction[]
  onReverse: (transaction: Transaction) => void
}

/** The payments to an instructor, the latest first. */
export function PaySlips({ transactions, onReverse }: PaySlipsProps) {
  const { t } = useTranslation('transaction')
  if (transactions.length === 0) return <p className="muted account-none">{t('pay.none')}</p>
  const numbers = new Map(transactions.map(({ id, numero }) => [id, numero]))
  return (
    <ul className="receipts">
      {transactions.map((transaction) => (
        <PaySlip
          key={transaction.id}
          transaction={transaction}
          linked={numbers.get(transaction.reversedBy ?? transaction.idReversed ?? 0)}
          onReverse={() => onReverse(transaction)}
        />
      ))}
    </ul>
  )
}

interface PaySlipProps {
  transaction: Transaction
  /** The number of its reversal, or of the transaction that it reverses. */
  linked: string | undefined
  onReverse: () => void
}

function PaySlip({ transaction, linked, onReverse }: PaySlipProps) {
  const { t, i18n } = useTranslation(['transaction', 'paiement'])
  const format = useFormat()
  const money = useMoney()
  const print = useSlip()
  const { canReverse } = useMoneyRights()
  const { numero, montant, method, reference, jour, caissier, idReversed, reversedBy, motif } = transaction
  const Icon = iconOf(method)
  const isOpen = idReversed === null && reversedBy === null
  // The reason stays with the school: the instructor does not get it.
  const reversal = motif
    ? t('paiement:transactions.reverses', { numero: linked, motif })
    : t('paiement:transactions.reversesOne', { numero: linked })
  const details = [
    [t(`paiement:method.${method}`), reference && isolated(reference, i18n.language)].filter(Boolean).join(' '),
    format.day(jour),
    t('paiement:transactions.by', { caissier }),
  ]
  const items = [
    ...(idReversed === null
      ? [{ id: 'print', label: t('actions.slip'), icon: Download, onSelect: () => print(transaction) }]
      : []),
    ...(isOpen && canReverse
      ? [{ id: 'reverse', label: t('paiement:actions.reverse'), icon: RotateCcw, danger: true, onSelect: onReverse }]
      : []),
  ]
  return (
    <li className={reversedBy === null ? undefined : 'is-reversed'}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <div className="receipt-what">
        <b>{numero}</b>
        <span className="muted">{format.beside(details)}</span>
        {reversedBy === null ? null : <span>{t('paiement:transactions.reversedBy', { numero: linked })}</span>}
        {idReversed === null ? null : <span>{reversal}</span>}
      </div>
      <span className="receipt-amount">{money(idReversed === null ? montant : -montant)}</span>
      <RowActions numero={numero} items={items} />
    </li>
  )
}
