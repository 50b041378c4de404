import type { Transaction } from '@contract/argent/transaction'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { frenchTexts } from '@src/parts/papiers/frenchTexts'
import { useEntete } from '@src/parts/papiers/useEntete'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { useTranslation } from 'react-i18next'
import { transactionWordsIn } from '../useTransactionWords'

/** Saves the slip of a transaction as a PDF. */
export function useSlip() {
  const { t, i18n } = useTranslation('transaction')
  const enteteOf = useEntete()
  const draw = usePaperFile()
  const make = async (transaction: Transaction) => {
    const [entete, french, { slipPaper }] = await Promise.all([
      enteteOf(),
      frenchTexts(i18n, 'transaction'),
      import('./slipPaper'),
    ])
    const { who, what } = transactionWordsIn(french, 'fr')
    const facts = { entete, transaction, who: who(transaction), what: what(transaction) }
    const blob = await draw((logo) => slipPaper(facts, logo))
    saveFile(blob, `${t('slip.file', { numero: transaction.numero })}.pdf`)
  }
  return (transaction: Transaction) => {
    make(transaction).catch(() => toast.error(t('slip.failed')))
  }
}
