import { useFormat } from '@core/format/useFormat'
import { Banknote, CreditCard, Landmark, type LucideIcon, NotebookPen, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { TRANSACTIONS } from './sample'

const ICONS: Record<(typeof TRANSACTIONS)[number]['method'], LucideIcon> = {
  wallet: Wallet,
  transfer: Landmark,
  card: CreditCard,
  cheque: NotebookPen,
  cash: Banknote,
}

/** The latest transactions. */
export function TransactionCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  return (
    <DemoCard title={t('transactions.title')} className="span-4">
      <ul className="demo-lines">
        {TRANSACTIONS.map(({ method, purpose, amount }) => {
          const Icon = ICONS[method]
          return (
            <li key={method}>
              <span className="demo-icon">
                <Icon aria-hidden size={18} strokeWidth={1.75} />
              </span>
              <span>
                {t(`transactions.${method}`)}
                <span className="demo-sub">{t(`transactions.${purpose}`)}</span>
              </span>
              <b className={amount < 0 ? 'demo-end is-down' : 'demo-end is-up'}>
                {amount < 0 ? '' : '+'}
                {format.amount(amount * 1000)}
              </b>
            </li>
          )
        })}
      </ul>
    </DemoCard>
  )
}
