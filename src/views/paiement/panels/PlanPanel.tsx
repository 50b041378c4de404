import type { Inscription } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { usePropositionQuery, useSaveEcheancierMutation } from '@src/redux/recouvrement/echeancier'
import { useSchool } from '@src/redux/session/useSchool'
import { CalendarClock } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { askedPlan, linesOf, type PlanValues, planBody, planFaults, RHYTHMS, startOf } from '../plan/planValues'
import { PlanLines } from './PlanLines'

const resolver = checkResolver<PlanValues>(planFaults)

/** Fills the lines with the plan that the school's rules propose; later edits stay until another plan is requested. */
function useProposal(form: UseFormReturn<PlanValues>, idInscription: number) {
  const { i18n } = useTranslation()
  const { currency } = useSchool()
  const [nombre, premier, rythme] = useWatch({ control: form.control, name: ['nombre', 'premier', 'rythme'] })
  const asked = askedPlan({ nombre, premier, rythme: rythme ?? 'month' })
  const { currentData } = usePropositionQuery(
    { id: idInscription, ...(asked ?? { nombre: '1', premier: '', rythme: 'MONTH' }) },
    { skip: asked === null },
  )
  const { language } = i18n
  const { setValue } = form
  useEffect(() => {
    if (currentData) setValue('echeances', linesOf(currentData, { language, currency }))
  }, [currentData, setValue, language, currency])
  return currentData?.montant ?? null
}

interface PlanPanelProps {
  inscription: Inscription
  onClose: () => void
}

/** Spreads the balance due over instalments. */
export function PlanPanel({ inscription, onClose: close }: PlanPanelProps) {
  const { t } = useTranslation('paiement')
  const { today } = useSchool()
  const [save] = useSaveEcheancierMutation()
  const form = useForm<PlanValues>({ defaultValues: startOf(inscription, today), resolver })
  const { onClose, draft } = usePanelDraft(`echeancier:${inscription.id}`, form, close)
  const total = useProposal(form, inscription.id) ?? inscription.resteLots
  const finish = useFinish(form, t('plan.done'), onClose)
  const send = async (values: PlanValues) =>
    finish(await save({ id: inscription.id, body: planBody(values, inscription) }))
  const options = RHYTHMS.map((value) => ({ value, label: t(`plan.rhythm.${value}`) }))
  return (
    <PanelForm
      title={t('plan.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('plan.submit')}
      icon={CalendarClock}
    >
      <div className="form-grid">
        <TextField
          name="nombre"
          label={t('plan.count')}
          required
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        <SelectField name="rythme" label={t('plan.every')} required options={options} />
        <DateField name="premier" label={t('plan.first')} required min={inscription.dateDebut} />
      </div>
      <PlanLines total={total} />
    </PanelForm>
  )
}
