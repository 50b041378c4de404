import type { Ligne } from '@contract/argent/compte'
import type { Transaction } from '@contract/argent/transaction'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { toast } from '@core/components/messages/toast'
import { fullName } from '@core/format/names'
import { saveFile } from '@core/spreadsheet/save'
import { lineWordsIn } from '@src/parts/argent/LineLabel'
import { frenchTexts } from '@src/parts/papiers/frenchTexts'
import { useEntete } from '@src/parts/papiers/useEntete'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { useLazyTransactionQuery } from '@src/redux/argent/transaction'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** Reads the debts that a payment settles now; candidates may not read single transactions. */
function useSettled() {
  const canRead = useAbility().can('read', 'Transaction')
  const [read] = useLazyTransactionQuery()
  return async (id: number): Promise<readonly Ligne[]> => (canRead ? (await read(id).unwrap()).imputations : [])
}

/** Saves the receipt of a transaction as a PDF; `solde` is the current balance due. */
export function useReceipt(candidat: CandidatDetail) {
  const { t, i18n } = useTranslation('paiement')
  const { today } = useSchool()
  const enteteOf = useEntete()
  const settledBy = useSettled()
  const draw = usePaperFile()
  const { nomAr, prenomAr } = candidat
  const make = async (transaction: Transaction, solde: number) => {
    const [entete, settled, french, { receiptPaper }] = await Promise.all([
      enteteOf(),
      settledBy(transaction.id),
      frenchTexts(i18n, 'paiement'),
      import('@src/parts/argent/receipt/receiptPaper'),
    ])
    const isBoth = entete.pays === 'TN' && nomAr && prenomAr
    const name = { fr: fullName(candidat), ...(isBoth && { ar: `${prenomAr} ${nomAr}` }) }
    const words = lineWordsIn(french)
    const settles = [...new Set(settled.map((line) => words(line)))].join(', ')
    const facts = { entete, transaction, candidat: name, settles, solde, today }
    const blob = await draw((logo) => receiptPaper(facts, logo))
    saveFile(blob, `${t('receipt.file', { numero: transaction.numero })}.pdf`)
  }
  return (transaction: Transaction, solde: number) => {
    make(transaction, solde).catch(() => toast.error(t('receipt.failed')))
  }
}
