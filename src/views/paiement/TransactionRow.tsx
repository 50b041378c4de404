import { isAtBank, isUncashed } from '@contract/argent/statutCheque'
import type { Transaction } from '@contract/argent/transaction'
import type { MenuAction } from '@core/components/overlays/Menu'
import { isolated } from '@core/format/isolate'
import { useFormat } from '@core/format/useFormat'
import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { iconOf } from '@src/parts/argent/methods'
import { RowActions } from '@src/parts/argent/RowActions'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Download, ReceiptText, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface TransactionRowProps {
  transaction: Transaction
  /** The numbers of the candidate's transactions by their ids. */
  numbers: ReadonlyMap<number, string>
  onPrint: () => void
  onReverse: () => void
}

/** One payment, refund or reversal. */
export function TransactionRow({ transaction, numbers, onPrint, onReverse }: TransactionRowProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { canReverse } = useMoneyRights()
  const { kind, montant, numero, method, idReversed, reversedBy, cheque, idCheque } = transaction
  const isIncoming = (kind !== 'REFUND') === (idReversed === null)
  const Icon = iconOf(method)
  const isOpen = idReversed === null && reversedBy === null
  const items: MenuAction[] = [
    // A reversal or a write-off is no receipt: nothing was received.
    ...(idReversed === null && method !== null
      ? [{ id: 'print', label: t('actions.print'), icon: Download, onSelect: onPrint }]
      : []),
    ...(idCheque === null || !canReverse
      ? []
      : [{ id: 'cheque', label: t('actions.cheque'), icon: ReceiptText, to: chequeAddress(idCheque) }]),
    // What the bank has is changed where cheques are noted.
    ...(isOpen && canReverse && !isAtBank(cheque)
      ? [{ id: 'reverse', label: t('actions.reverse'), icon: RotateCcw, danger: true, onSelect: onReverse }]
      : []),
  ]
  return (
    <li className={reversedBy === null ? undefined : 'is-reversed'}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <div className="receipt-what">
        <b>{numero}</b>
        <RowDetails transaction={transaction} />
        <RowReversal transaction={transaction} numbers={numbers} />
      </div>
      <span className="receipt-amount">{money(isIncoming ? montant : -montant)}</span>
      <RowActions numero={numero} items={items} />
    </li>
  )
}

function RowDetails({ transaction }: { transaction: Transaction }) {
  const { t, i18n } = useTranslation('paiement')
  const format = useFormat()
  const { kind, method, reference, jour, dateOperation, payeur, caissier, cheque, motif } = transaction
  const details = [
    kind === 'REFUND' ? t('transactions.refund') : null,
    kind === 'WRITE_OFF' ? t('transactions.writeOff') : null,
    // The reversal of a write-off shows its reason separately.
    kind === 'WRITE_OFF' && transaction.idReversed === null && motif ? t('transactions.motif', { motif }) : null,
    method ? [t(`method.${method}`), reference && isolated(reference, i18n.language)].filter(Boolean).join(' ') : null,
    isUncashed(cheque) ? t('transactions.pending') : null,
    cheque === 'REJETE' ? t('transactions.refused') : null,
    format.day(jour),
    dateOperation === jour ? null : t('transactions.dated', { day: format.day(dateOperation) }),
    payeur ? t(kind === 'REFUND' ? 'transactions.rendu' : 'transactions.payeur', { payeur }) : null,
    t('transactions.by', { caissier }),
  ]
  return <span className="muted">{format.beside(details)}</span>
}

function RowReversal({ transaction, numbers }: Pick<TransactionRowProps, 'transaction' | 'numbers'>) {
  const { t } = useTranslation('paiement')
  const { idReversed, reversedBy, motif } = transaction
  const numberOf = (id: number) => numbers.get(id) ?? ''
  if (reversedBy !== null) return <span>{t('transactions.reversedBy', { numero: numberOf(reversedBy) })}</span>
  if (idReversed === null) return null
  const numero = numberOf(idReversed)
  // The reason stays with the school: the candidate does not get it.
  return (
    <span>{motif ? t('transactions.reverses', { numero, motif }) : t('transactions.reversesOne', { numero })}</span>
  )
}
