import type { CompteCandidat } from '@contract/argent/compte'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { toast } from '@core/components/messages/toast'
import { showFaults } from '@core/form/showFaults'
import type { Problem } from '@core/http/problem'
import { useClosingFirst } from '@src/parts/argent/caisse/useClosingFirst'
import { useAsk } from '@src/parts/argent/useAsk'
import { useMoney } from '@src/parts/argent/useMoney'
import { useCeiling } from '@src/parts/argent/useMoneyRights'
import { useUndoTransaction } from '@src/parts/argent/useUndoTransaction'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useLazyCompteQuery } from '@src/redux/argent/compte'
import { useCreateTransactionMutation } from '@src/redux/argent/transaction'
import { useSchool } from '@src/redux/session/useSchool'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReceipt } from '../receipt/useReceipt'
import { type PayKind, type PayValues, payBody, payResolver, startOf } from './payValues'

export interface PayOptions {
  kind: PayKind
  candidat: CandidatDetail
  compte: CompteCandidat
  onClose: () => void
}

/** The new balance of a refused payment, when another cashier was faster. */
function newBalance({ code, details }: Problem): number | null {
  if (code !== 'balance_changed' || typeof details !== 'object' || details === null) return null
  return 'solde' in details && typeof details.solde === 'number' ? details.solde : null
}

/** Confirms a transaction, with buttons to take it back and to print its receipt. */
function useNews(candidat: CandidatDetail) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const print = useReceipt(candidat)
  const undo = useUndoTransaction()
  return (done: TransactionSaved) => {
    const words = { numero: done.numero, amount: money(done.montant) }
    toast.success(t(done.kind === 'REFUND' ? 'pay.refunded' : 'pay.done', words), {
      undo: () => void undo(done),
      action: { label: t('actions.print'), run: () => print(done, done.solde ?? 0) },
    })
  }
}

/** The form that takes money or gives it back. When the balance has changed since, the typed values are kept. */
export function usePay({ kind, candidat, compte, onClose: close }: PayOptions) {
  const { i18n } = useTranslation('paiement')
  const { today, currency } = useSchool()
  const [take] = useCreateTransactionMutation()
  const [read] = useLazyCompteQuery()
  const tell = useNews(candidat)
  /** The balance on the screen, and the previous one after it has changed. */
  const [balance, setBalance] = useState<{ seen: number; before: number | null }>({ seen: compte.aPayer, before: null })
  const ceiling = useCeiling('remboursement')
  const mustAsk = (montant: number) => kind === 'REFUND' && ceiling.mustAsk(montant)
  const form = useForm<PayValues>({
    defaultValues: startOf({ kind, compte, today, currency, language: i18n.language }),
    resolver: payResolver(kind, today, mustAsk),
  })
  const { onClose, draft } = usePanelDraft(`${kind}:${candidat.id}`, form, close)
  const ask = useAsk(form, onClose)
  const closing = useClosingFirst()
  /** The payment sent before was saved although its answer was lost: the balance on the screen is the one before it. */
  const showSaved = async () => {
    const { data } = await read(candidat.id)
    if (data && data.aPayer !== balance.seen) setBalance({ seen: data.aPayer, before: balance.seen })
  }
  const send = async (values: PayValues) => {
    const { montant, method, reference } = payBody(values, kind, candidat.id, balance.seen)
    if (mustAsk(montant)) {
      return ask({ geste: 'REMBOURSEMENT', idCandidat: candidat.id, montant, method, reference, motif: values.motif })
    }
    const { data, error } = await take(payBody(values, kind, candidat.id, balance.seen))
    if (data) {
      onClose()
      return tell(data)
    }
    const problem = problemOf(error)
    const moved = newBalance(problem)
    if (moved !== null) return setBalance({ seen: moved, before: balance.seen })
    if (problem.code === 'key_reused') return showSaved()
    if (ceiling.refused(problem, montant) || closing.refused(problem)) return
    await showFaults(form, problem)
  }
  return { form, send, onClose, draft, balance, closing, mustAsk }
}
