import { isUncashed } from '@contract/argent/statutCheque'
import type { Transaction } from '@contract/argent/transaction'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

/** Names the cheques that the bank has not paid yet, before money is given back that may be theirs. */
export function UncashedNote({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const uncashed = transactions.filter(({ cheque }) => isUncashed(cheque))
  if (uncashed.length === 0) return null
  const cheques = format.inRow(uncashed.map(({ reference, montant }) => format.beside([reference, money(montant)])))
  return <Banner tone="warning">{t('pay.uncashed', { count: uncashed.length, cheques })}</Banner>
}
