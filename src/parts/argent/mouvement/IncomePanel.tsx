import { INCOME_CATEGORIES } from '@contract/argent/categorie'
import type { Method } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/SelectField'
import { TextField } from '@core/form/TextField'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowDownLeft } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountFault, amountOf } from '../amounts'
import { MethodChoice } from '../MethodChoice'
import { PanelForm } from '../PanelForm'
import { useMoney } from '../useMoney'
import { AmountField } from './AmountField'
import { MoreFields } from './MoreFields'
import { useMouvement } from './useMouvement'

interface IncomeValues {
  montant: string
  method: Method
  categorie: (typeof INCOME_CATEGORIES)[number] | null
  payeur: string
  dateOperation: string
  reference: string
  note: string
}

const resolver = checkResolver<IncomeValues>(({ montant, categorie, dateOperation }) => ({
  montant: amountFault(montant),
  categorie: categorie === null ? 'required' : undefined,
  dateOperation: dateOperation ? undefined : 'required',
}))

/** Records what the school earned besides training. */
export function IncomePanel({ onClose }: { onClose: () => void }) {
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
    },
    resolver,
  })
  const send = useMouvement(
    form,
    ({ montant, categorie, ...values }) => ({
      ...values,
      kind: 'INCOME',
      montant: amountOf(montant),
      categorie: categorie ?? 'autre',
    }),
    onClose,
  )
  const amount = amountOf(useWatch({ control: form.control, name: 'montant' }))
  return (
    <PanelForm
      title={t('income.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit={t('income.submit', { amount: money(amount) })}
      icon={ArrowDownLeft}
    >
      <AmountField />
      <MethodChoice />
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
