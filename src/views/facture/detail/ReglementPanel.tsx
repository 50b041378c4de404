import type { FactureDetail } from '@contract/argent/facture'
import type { Method } from '@contract/argent/transaction'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf, optionalAmountFault } from '@src/parts/argent/amounts'
import { ChequeFields } from '@src/parts/argent/ChequeFields'
import { type ChequeValues, chequeFaults, chequeOf, chequeStart } from '@src/parts/argent/chequeValues'
import { MethodChoice } from '@src/parts/argent/MethodChoice'
import { AmountField } from '@src/parts/argent/mouvement/AmountField'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { usePayFactureMutation } from '@src/redux/argent/facture'
import { useSchool } from '@src/redux/session/useSchool'
import { Banknote } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values extends ChequeValues {
  montant: string
  retenue: string
  method: Method
  reference: string
}

const resolverOn = (today: string) =>
  checkResolver<Values>((values) => ({
    montant: amountFault(values.montant),
    retenue: optionalAmountFault(values.retenue),
    ...chequeFaults(values, today),
  }))

/** The body of the request without the balance. The number of a cheque is its reference. */
const bodyOf = (values: Values) => ({
  montant: amountOf(values.montant),
  retenue: amountOf(values.retenue),
  method: values.method,
  dateOperation: null,
  reference: values.method === 'CHEQUE' ? null : values.reference,
  cheque: chequeOf(values),
})

/** Records a company's payment of its invoice, with the amount that the company withholds for the State. */
export function ReglementPanel({ facture, onClose: close }: { facture: FactureDetail; onClose: () => void }) {
  const { t, i18n } = useTranslation('facture')
  const money = useMoney()
  const unit = useUnit()
  const { currency, today } = useSchool()
  const [pay] = usePayFactureMutation()
  const { id, reste, client } = facture
  const form = useForm<Values>({
    defaultValues: {
      montant: amountText(reste, { language: i18n.language, currency }),
      retenue: '',
      method: 'TRANSFER',
      reference: '',
      ...chequeStart(today),
    },
    resolver: resolverOn(today),
  })
  const { onClose, draft } = usePanelDraft(`reglement:${facture.id}`, form, close)
  const method = useWatch({ control: form.control, name: 'method' })
  const send = async (values: Values) => {
    const { data, error } = await pay({ id, body: { ...bodyOf(values), soldeVu: reste } })
    if (!data) return showFaults(form, problemOf(error))
    toast.success(t('pay.done', { rest: money(data.reste) }))
    onClose()
  }
  return (
    <PanelForm
      title={t('pay.title', { client })}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('pay.submit')}
      icon={Banknote}
    >
      <p className="muted">{t('pay.rest', { rest: money(reste) })}</p>
      <AmountField />
      <MethodChoice />
      {method === 'CHEQUE' ? <ChequeFields /> : null}
      <TextField
        name="retenue"
        label={t('pay.retenue', { unit })}
        hint={t('pay.retenueHint')}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
      />
      {method === 'CHEQUE' ? null : <TextField name="reference" label={t('pay.reference')} maxLength={60} />}
    </PanelForm>
  )
}
