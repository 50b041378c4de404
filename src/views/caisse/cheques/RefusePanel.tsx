import type { Cheque } from '@contract/caisse/cheque'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { amountOf, optionalAmountFault, textFault } from '@src/parts/argent/amounts'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useRefuseChequeMutation } from '@src/redux/argent/cheque'
import { useSchool } from '@src/redux/session/useSchool'
import { Ban } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useUndoCheques } from './useUndoCheques'

interface Values {
  jour: string
  motif: string
  frais: string
  fraisCandidat: boolean
}

const resolver = checkResolver<Values>(({ jour, motif, frais }) => ({
  jour: jour ? undefined : 'required',
  motif: textFault(motif),
  frais: optionalAmountFault(frais),
}))

interface RefusePanelProps {
  cheque: Cheque
  onClose: () => void
}

/**
 * Records that the bank refused a cheque: the candidate owes its amount again, with the bank's fee where it is passed
 * on.
 */
export function RefusePanel({ cheque: { id, montant, candidat, recu }, onClose: close }: RefusePanelProps) {
  const { t } = useTranslation('caisse')
  const { today } = useSchool()
  const money = useMoney()
  const unit = useUnit()
  const [refuse] = useRefuseChequeMutation()
  const form = useForm<Values>({
    defaultValues: { jour: today, motif: t('refuse.usual'), frais: '', fraisCandidat: candidat !== null },
    resolver,
  })
  const { onClose, draft } = usePanelDraft(`refus:${id}`, form, close)
  const undo = useUndoCheques()
  const finish = useFinish(form, t('refuse.done', { numero: recu }), onClose, {
    undo: () => void undo([id], 'REJETE'),
  })
  const submit = async ({ frais, ...values }: Values) =>
    finish(await refuse({ id, body: { ...values, frais: amountOf(frais) } }))
  return (
    <PanelForm
      title={t('refuse.title')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
      submit={t('refuse.submit')}
      icon={Ban}
      look="danger"
    >
      <p className="muted">{t('refuse.text', { amount: money(montant), numero: recu })}</p>
      <DateField name="jour" label={t('refuse.day')} max={today} required />
      <TextField name="motif" label={t('refuse.motif')} required maxLength={300} />
      <TextField
        name="frais"
        label={t('refuse.fraisField', { unit })}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
      />
      {candidat === null ? null : <SwitchField name="fraisCandidat" label={t('refuse.fraisCandidat')} />}
    </PanelForm>
  )
}
