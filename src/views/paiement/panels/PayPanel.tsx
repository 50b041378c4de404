import { Banner } from '@core/components/messages/Banner'
import { TextField } from '@core/form/fields/TextField'
import { fullName } from '@core/format/names'
import { AskBanner } from '@src/parts/argent/AskBanner'
import { amountOf } from '@src/parts/argent/amounts'
import { MethodChoice } from '@src/parts/argent/MethodChoice'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { Banknote, Undo2 } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PromiseNote } from '../plan/PromiseNote'
import { UncashedNote } from '../UncashedNote'
import { PayFields } from './PayFields'
import { PayOutcome } from './PayOutcome'
import { type PayOptions, usePay } from './usePay'

/** Takes money from a candidate or gives it back, without a further confirmation. */
export function PayPanel(options: PayOptions) {
  const { kind, candidat } = options
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { form, send, onClose, draft, balance, closing, mustAsk } = usePay(options)
  const [typed, method] = useWatch({ control: form.control, name: ['montant', 'method'] })
  const amount = amountOf(typed)
  const isRefund = kind === 'REFUND'
  const title = t(isRefund ? 'pay.refundTitle' : 'pay.title')
  const isMuchCash = method === 'CASH' && closing.especes !== undefined && amount > closing.especes.plafond
  const isAsked = mustAsk(amount)
  const named = t(isRefund ? 'pay.refundSubmit' : 'pay.submit', { amount: money(amount) })
  const submit = amount > 0 ? named : title
  if (closing.panel) return closing.panel
  return (
    <PanelForm
      title={title}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={isAsked ? t('ask.submit') : submit}
      icon={isRefund ? Undo2 : Banknote}
    >
      {closing.banner}
      {balance.before === null ? null : (
        <Banner tone="warning">
          {t('pay.changed', { before: money(balance.before), after: money(balance.seen) })}
        </Banner>
      )}
      <p className="pay-who">
        <b>{fullName(candidat)}</b>
        <span className="muted">
          {t(balance.seen < 0 ? 'head.credit' : 'head.toPay')} <b>{money(Math.abs(balance.seen))}</b>
        </span>
      </p>
      {options.compte.promesse && !isRefund ? <PromiseNote promesse={options.compte.promesse} /> : null}
      {isRefund ? <UncashedNote transactions={options.compte.transactions} /> : null}
      <PayFields isRefund={isRefund} choice={<MethodChoice />} />
      {isAsked ? (
        <>
          <AskBanner />
          <TextField name="motif" label={t('ask.motif')} required maxLength={300} />
        </>
      ) : null}
      {isMuchCash && !isRefund && closing.especes ? (
        <Banner tone="warning">{t('pay.muchCash', { amount: money(closing.especes.plafond) })}</Banner>
      ) : null}
      <PayOutcome balance={balance.seen} typed={typed} isRefund={isRefund} />
    </PanelForm>
  )
}
