import { INCOME_CATEGORIES } from '@contract/argent/categorie'
import type { Method } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowDownLeft } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountFault, amountOf } from '../amounts'
import { ChequeFields } from '../ChequeFields'
import { useClosingFirst } from '../caisse/useClosingFirst'
import { type ChequeValues, chequeFaults, chequeOf, chequeStart } from '../chequeValues'
import { MethodChoice } from '../MethodChoice'
import { useMoney } from '../useMoney'
import { AmountField } from './AmountField'
import { MoreFields } from './MoreFields'
import { useMouvement } from './useMouvement'

interface IncomeValues extends ChequeValues {
  montant: string
  method: Method
  categorie: (typeof INCOME_CATEGORIES)[number] | null
  payeur: string
  dateOperation: string
  reference: string
  note: string
}

const resolverOn = (today: string) =>
  checkResolver<IncomeValues>((values) => ({
    montant: amountFault(values.montant),
    categorie: values.categorie === null ? 'required' : undefined,
    dateOperation: values.dateOperation ? undefined : 'required',
    ...chequeFaults(values, today),
  }))

/** Records an income of the school besides training. */
export function IncomePanel({ onClose: close }: { onClose: () => void }) {
  const { t } = useTranslation('transaction')
  const { today } = useSchool()
  const money = useMoney()
  const form = useForm<IncomeValues>({
    defaultValues: {
      montant: '',
      method: 'CASH',
      categorie: null,
      payeur: '',
      dateOperation: today,
      reference: '',
      note: '',
      ...chequeStart(today),
    },
    resolver: resolverOn(today),
  })
  const { onClose, draft } = usePanelDraft('recette', form, close)
  const closing = useClosingFirst()
  const send = useMouvement(
    form,
    (values) => ({
      kind: 'INCOME',
      montant: amountOf(values.montant),
      method: values.method,
      categorie: values.categorie ?? 'autre',
      payeur: values.payeur,
      dateOperation: values.dateOperation,
      reference: values.reference,
      note: values.note,
      cheque: chequeOf(values),
    }),
    onClose,
    closing.refused,
  )
  const [typed, method] = useWatch({ control: form.control, name: ['montant', 'method'] })
  const amount = amountOf(typed)
  if (closing.panel) return closing.panel
  return (
    <PanelForm
      title={t('income.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={amount > 0 ? t('income.submit', { amount: money(amount) }) : t('actions.record')}
      icon={ArrowDownLeft}
    >
      {closing.banner}
      <AmountField />
      <MethodChoice />
      {method === 'CHEQUE' ? <ChequeFields /> : null}
      <SelectField
        name="categorie"
        label={t('form.categorie')}
        required
        options={INCOME_CATEGORIES.map((value) => ({ value, label: t(`categorie.${value}`) }))}
      />
      <TextField name="payeur" label={t('form.payer')} maxLength={120} />
      <MoreFields />
    </PanelForm>
  )
}
