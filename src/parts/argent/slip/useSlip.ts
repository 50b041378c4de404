import type { Transaction } from '@contract/argent/transaction'
import { toast } from '@core/components/toast'
import { useFormat } from '@core/format/useFormat'
import { saveFile } from '@core/spreadsheet/save'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { useTransactionWords } from '../useTransactionWords'

/** Saves the slip of a transaction as a PDF. */
export function useSlip() {
  const { t } = useTranslation(['transaction', 'paiement'])
  const format = useFormat()
  const money = useMoney()
  const { who, what } = useTransactionWords()
  const ecole = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const make = async (transaction: Transaction) => {
    const [{ sheetOf }, { slipSheet }] = await Promise.all([import('@core/pdf/tables'), import('./slipSheet')])
    const words = (key: string, values: Record<string, string> = {}) => t(key, values)
    const facts = { transaction, who: who(transaction), what: what(transaction), ecole, t: words, money }
    const sheet = slipSheet({ ...facts, day: (day) => format.day(day) })
    saveFile(sheetOf(sheet), `${t('slip.file', { numero: transaction.numero })}.pdf`)
  }
  return (transaction: Transaction) => {
    make(transaction).catch(() => toast.error(t('slip.failed')))
  }
}
