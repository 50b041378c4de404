import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Method } from '@contract/argent/transaction'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf } from '@src/parts/argent/amounts'
import { useClosingFirst } from '@src/parts/argent/caisse/useClosingFirst'
import { MethodChoice } from '@src/parts/argent/MethodChoice'
import { AmountField } from '@src/parts/argent/mouvement/AmountField'
import { MoreFields } from '@src/parts/argent/mouvement/MoreFields'
import { useMouvementNews } from '@src/parts/argent/mouvement/useMouvement'
import { useMoney } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateTransactionMutation } from '@src/redux/argent/transaction'
import { useSchool } from '@src/redux/session/useSchool'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface PayValues {
  montant: string
  method: Method
  dateOperation: string
  reference: string
  note: string
}

const resolver = checkResolver<PayValues>(({ montant, dateOperation }) => ({
  montant: amountFault(montant),
  dateOperation: dateOperation ? undefined : 'required',
}))

interface PayMoniteurPanelProps {
  compte: CompteMoniteur
  nom: string
  onClose: () => void
}

/** Pays an instructor. The field starts with the amount due; a larger amount is labelled as an advance. */
export function PayMoniteurPanel({ compte, nom, onClose: close }: PayMoniteurPanelProps) {
  const { t, i18n } = useTranslation('transaction')
  const { today, currency } = useSchool()
  const money = useMoney()
  const [save] = useCreateTransactionMutation()
  const tell = useMouvementNews()
  /** The amount due on the screen; a payment is refused when it has changed since. */
  const [due] = useState(compte.aPayer)
  const form = useForm<PayValues>({
    defaultValues: {
      montant: due > 0 ? amountText(due, { language: i18n.language, currency }) : '',
      method: 'CASH',
      dateOperation: today,
      reference: '',
      note: '',
    },
    resolver,
  })
  const { onClose, draft } = usePanelDraft(`paie:${compte.idMoniteur}`, form, close)
  const closing = useClosingFirst()
  const send = async ({ montant, ...values }: PayValues) => {
    const body = { kind: 'PAY', idMoniteur: compte.idMoniteur, montant: amountOf(montant), soldeVu: due } as const
    const { data, error } = await save({ ...values, ...body })
    if (data) {
      onClose()
      return tell(data)
    }
    const problem = problemOf(error)
    if (closing.refused(problem)) return
    if (problem.code !== 'balance_changed') return showFaults(form, problem)
    toast.error(t('pay.changed'))
    onClose()
  }
  const amount = amountOf(useWatch({ control: form.control, name: 'montant' }))
  if (closing.panel) return closing.panel
  return (
    <PanelForm
      title={t('pay.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={amount > 0 ? t('pay.submit', { amount: money(amount) }) : t('pay.title')}
      icon={HandCoins}
    >
      {closing.banner}
      <p className="pay-who">
        <b>{nom}</b>
        <span className="muted">
          {t(due < 0 ? 'pay.advance' : 'pay.due')} <b>{money(Math.abs(due))}</b>
        </span>
      </p>
      <AmountField />
      <MethodChoice />
      <MoreFields />
      {amount > 0 ? <Outcome rest={due - amount} /> : null}
    </PanelForm>
  )
}

/** The balance of the account afterwards. */
function Outcome({ rest }: { rest: number }) {
  const { t } = useTranslation('transaction')
  const money = useMoney()
  if (rest < 0) return <Banner tone="warning">{t('pay.willAdvance', { amount: money(-rest) })}</Banner>
  return (
    <p className="pay-outcome" role="status">
      {rest === 0 ? t('pay.willSettle') : t('pay.willRest', { amount: money(rest) })}
    </p>
  )
}
