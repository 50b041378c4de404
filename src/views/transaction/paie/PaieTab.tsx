import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Transaction } from '@contract/argent/transaction'
import { Button } from '@core/components/Button'
import { StatusDot } from '@core/components/StatusDot'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useAddressFlag } from '@core/hooks/useAddressFlag'
import { ReversePanel } from '@src/parts/argent/ReversePanel'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Part } from '@src/parts/parcours/Part'
import { useCompteMoniteurQuery } from '@src/redux/argent/compte'
import { HandCoins } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayMoniteurPanel } from './PayMoniteurPanel'
import { PayMonths } from './PayMonths'
import { PaySlips } from './PaySlips'
import '../../paiement/paiement.scss'
import '../transaction.scss'

/** The parameter of the tab in the address: the panel that pays. */
export const PAIE_PARAMS = ['payer'] as const

interface PaieTabProps {
  idMoniteur: number
  nom: string
}

/** The pay of an instructor: the amount due, month by month, and the payments. Instructors read their own. */
export function PaieTab({ idMoniteur, nom }: PaieTabProps) {
  const { currentData, isError, isFetching, refetch } = useCompteMoniteurQuery(idMoniteur, { refetchOnFocus: true })
  if (currentData) return <Account compte={currentData} nom={nom} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={8} />
}

function Account({ compte, nom }: { compte: CompteMoniteur; nom: string }) {
  const { t } = useTranslation('transaction')
  const { canPay } = useMoneyRights()
  const paying = useAddressFlag('payer')
  const [reversed, setReversed] = useState<Transaction | null>(null)
  const closeReverse = useCallback(() => setReversed(null), [])
  const reverse = (transaction: Transaction) => {
    paying.close()
    setReversed(transaction)
  }
  return (
    <div className="account">
      <PayHead compte={compte} onPay={canPay ? paying.open : undefined} />
      {compte.mois ? <PayMonths mois={compte.mois} /> : null}
      <Part title={t('pay.slips')}>
        <PaySlips transactions={compte.transactions} onReverse={reverse} />
      </Part>
      {reversed ? <ReversePanel key={reversed.id} transaction={reversed} onClose={closeReverse} /> : null}
      {paying.isOpen && canPay && !reversed ? (
        <PayMoniteurPanel compte={compte} nom={nom} onClose={paying.close} />
      ) : null}
    </div>
  )
}

interface PayHeadProps {
  compte: CompteMoniteur
  /** Omitted for readers who may not pay. */
  onPay: (() => void) | undefined
}

/** The amount due, or the advance. */
function PayHead({ compte: { aPayer }, onPay }: PayHeadProps) {
  const { t } = useTranslation('transaction')
  const money = useMoney()
  const { canSpend } = useMoneyRights()
  // The cash desk pays amounts that are due; an advance is the school's decision.
  const isOffered = onPay && (aPayer > 0 || canSpend)
  return (
    <section className="card account-head" aria-label={t('pay.account')}>
      <dl className="account-figures">
        <div className="account-main">
          <dt>{t(aPayer < 0 ? 'pay.advance' : 'pay.due')}</dt>
          <dd className={aPayer < 0 ? 'account-credit' : undefined}>{money(Math.abs(aPayer))}</dd>
        </div>
      </dl>
      {aPayer === 0 ? <StatusDot tone="success" label={t('pay.settled')} /> : null}
      {isOffered ? (
        <div className="account-actions">
          <Button look="primary" icon={HandCoins} onClick={onPay}>
            {t('pay.action')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
