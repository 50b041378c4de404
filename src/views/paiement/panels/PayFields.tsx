import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { amountOf } from '@src/parts/argent/amounts'
import { ChequeFields } from '@src/parts/argent/ChequeFields'
import { AmountField } from '@src/parts/argent/mouvement/AmountField'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasReference, type PayValues } from './payValues'

interface PayFieldsProps {
  isRefund: boolean
  /** The choice of the method, below the amount. */
  choice: ReactNode
}

export function PayFields({ isRefund, choice }: PayFieldsProps) {
  const { t } = useTranslation('paiement')
  const { today } = useSchool()
  const { control } = useFormContext<PayValues>()
  const method = useWatch({ control, name: 'method' })
  return (
    <>
      <AmountField />
      {choice}
      {method === 'CASH' && !isRefund ? <CashReceived /> : null}
      {method === 'CHEQUE' && !isRefund ? <ChequeFields /> : null}
      {hasReference(method) && (method !== 'CHEQUE' || isRefund) ? (
        <TextField name="reference" label={t(`pay.reference.${method}`)} maxLength={60} autoComplete="off" />
      ) : null}
      <details className="pay-details">
        <summary>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
          {t('pay.details')}
        </summary>
        <TextField
          name="payeur"
          label={t(isRefund ? 'pay.rendu' : 'pay.payeur')}
          hint={t('pay.payeurHint')}
          maxLength={120}
        />
        <DateField name="dateOperation" label={t('pay.day')} max={today} required />
      </details>
    </>
  )
}

/** The cash received, and the change to give back. */
function CashReceived() {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const unit = useUnit()
  const { control } = useFormContext<PayValues>()
  const [montant, recu] = useWatch({ control, name: ['montant', 'recu'] })
  const received = amountOf(recu)
  const taken = amountOf(montant)
  const change = received - taken
  const isKnown = received > 0 && taken > 0
  return (
    <div className="pay-cash">
      <TextField name="recu" label={t('pay.recu', { unit })} inputMode="decimal" maxLength={14} autoComplete="off" />
      <p className="pay-change" role="status">
        {isKnown && change >= 0 ? (
          <>
            <span className="muted">{t('pay.change')}</span> <b>{money(change)}</b>
          </>
        ) : null}
        {isKnown && change < 0 ? (
          <span className="account-late">{t('pay.short', { amount: money(-change) })}</span>
        ) : null}
      </p>
    </div>
  )
}
