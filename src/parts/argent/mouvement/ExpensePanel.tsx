import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@contract/argent/categorie'
import type { Method } from '@contract/argent/transaction'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { amountText } from '@core/format/typedAmount'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useAllVehiculesQuery } from '@src/redux/vehicule/vehicule'
import { ArrowUpRight } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AskBanner } from '../AskBanner'
import { amountFault, amountOf, textFault } from '../amounts'
import { useClosingFirst } from '../caisse/useClosingFirst'
import { MethodChoice } from '../MethodChoice'
import { useAsk } from '../useAsk'
import { useMoney } from '../useMoney'
import { useCeiling } from '../useMoneyRights'
import { AmountField } from './AmountField'
import { MoreFields } from './MoreFields'
import { useMouvement } from './useMouvement'

interface ExpenseValues {
  montant: string
  method: Method
  categorie: ExpenseCategory | null
  payeur: string
  idVehicule: number | null
  dateOperation: string
  reference: string
  note: string
  /** The reason, when the management is asked. */
  motif: string
}

type MustAsk = (montant: number) => boolean

const resolverOf = (mustAsk: MustAsk) =>
  checkResolver<ExpenseValues>(({ montant, categorie, dateOperation, motif }) => ({
    montant: amountFault(montant),
    categorie: categorie === null ? 'required' : undefined,
    dateOperation: dateOperation ? undefined : 'required',
    motif: mustAsk(amountOf(montant)) ? textFault(motif) : undefined,
  }))

/** The start values of an expense that pays for the maintenance of a vehicle. */
export interface EntretienToPay {
  idVehicule: number
  idEntretien: number
  montant: number
  note: string
}

interface ExpensePanelProps {
  entretien?: EntretienToPay
  onClose: () => void
}

/** Records an expense of the school. */
export function ExpensePanel({ entretien, onClose: close }: ExpensePanelProps) {
  const { t, i18n } = useTranslation(['transaction', 'paiement'])
  const { today, currency } = useSchool()
  const money = useMoney()
  const { mustAsk, refused } = useCeiling('depense')
  const form = useForm<ExpenseValues>({
    defaultValues: {
      montant: entretien?.montant ? amountText(entretien.montant, { language: i18n.language, currency }) : '',
      method: 'CASH',
      categorie: entretien ? 'entretien' : null,
      payeur: '',
      idVehicule: entretien?.idVehicule ?? null,
      dateOperation: today,
      reference: '',
      note: entretien?.note ?? '',
      motif: entretien?.note ?? '',
    },
    resolver: resolverOf(mustAsk),
  })
  const { onClose, draft } = usePanelDraft(`depense:${entretien?.idEntretien ?? ''}`, form, close)
  const closing = useClosingFirst()
  const ask = useAsk(form, onClose)
  const spend = useMouvement(
    form,
    ({ montant, categorie, motif: _, ...values }) => ({
      ...values,
      kind: 'EXPENSE',
      montant: amountOf(montant),
      categorie: categorie ?? 'autre',
      idEntretien: entretien?.idEntretien ?? null,
    }),
    onClose,
    (problem) => refused(problem, amountOf(form.getValues('montant'))) || closing.refused(problem),
  )
  const send = async (values: ExpenseValues) => {
    const montant = amountOf(values.montant)
    if (!mustAsk(montant)) return spend(values)
    const { method, categorie, payeur, idVehicule, reference, motif } = values
    const asked = { montant, method, categorie: categorie ?? 'autre', payeur, idVehicule, reference, motif } as const
    return ask({ ...asked, geste: 'DEPENSE', idEntretien: entretien?.idEntretien ?? null })
  }
  const amount = amountOf(useWatch({ control: form.control, name: 'montant' }))
  const isAsked = mustAsk(amount)
  const submit = amount > 0 ? t('expense.submit', { amount: money(amount) }) : t('actions.record')
  if (closing.panel) return closing.panel
  return (
    <PanelForm
      title={t('expense.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={isAsked ? t('paiement:ask.submit') : submit}
      icon={ArrowUpRight}
    >
      {closing.banner}
      {isAsked ? <AskBanner /> : null}
      <AmountField />
      <MethodChoice />
      <SelectField
        name="categorie"
        label={t('form.categorie')}
        required
        options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(`categorie.${value}`) }))}
      />
      <TextField name="payeur" label={t('form.beneficiary')} maxLength={120} />
      <VehiculeField isFixed={entretien !== undefined} />
      {isAsked ? <TextField name="motif" label={t('paiement:ask.motif')} required maxLength={300} /> : <MoreFields />}
    </PanelForm>
  )
}

/** The vehicle that an expense is for, where the user may read vehicles. */
function VehiculeField({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('transaction')
  const canRead = useAbility().can('read', 'Vehicule')
  const { data } = useAllVehiculesQuery(undefined, { skip: !canRead })
  if (!canRead) return null
  const options = (data ?? []).map(({ id, immatriculation, marque, modele }) => ({
    value: String(id),
    label: `${marque} ${modele} · ${immatriculation}`,
  }))
  return (
    <SelectField
      name="idVehicule"
      numeric
      label={t('fields:idVehicule')}
      placeholder={t('form.noVehicule')}
      options={options}
      disabled={isFixed}
    />
  )
}
