import type { Transaction } from '@contract/argent/transaction'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { toast } from '@core/components/toast'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { saveFile } from '@core/spreadsheet/save'
import { useMoney } from '@src/parts/argent/useMoney'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** Saves the receipt of a transaction as a PDF; `solde` is what is left to pay now. */
export function useReceipt(candidat: CandidatDetail) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const { currency, today } = useSchool()
  const ecole = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const make = async (transaction: Transaction, solde: number) => {
    const [{ sheetOf }, { receiptSheet }] = await Promise.all([import('@core/pdf/tables'), import('./receiptSheet')])
    const words = (key: string, values: Record<string, string> = {}) => t(key, values)
    const facts = { transaction, solde, candidat: fullName(candidat), ecole, currency, today, t: words, money }
    const sheet = receiptSheet({ ...facts, day: (day) => format.day(day) })
    saveFile(sheetOf(sheet), `${t('receipt.file', { numero: transaction.numero })}.pdf`)
  }
  return (transaction: Transaction, solde: number) => {
    make(transaction, solde).catch(() => toast.error(t('receipt.failed')))
  }
}
