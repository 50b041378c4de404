import type { CompteCandidat } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf } from '@src/parts/argent/amounts'
import { useUnit } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useCreatePromesseMutation } from '@src/redux/recouvrement/echeancier'
import { useSchool } from '@src/redux/session/useSchool'
import { Handshake } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { promised } from '../plan/planValues'

interface PromiseValues {
  date: string
  montant: string
  note: string
}

const resolver = checkResolver<PromiseValues>(({ date, montant }) => ({
  date: date ? undefined : 'required',
  montant: amountFault(montant),
}))

/** Records that a candidate promised to pay by a day. */
export function PromisePanel({ compte, onClose: close }: { compte: CompteCandidat; onClose: () => void }) {
  const { t, i18n } = useTranslation('paiement')
  const { today, currency } = useSchool()
  const unit = useUnit()
  const [create] = useCreatePromesseMutation()
  const montant = amountText(promised(compte), { language: i18n.language, currency })
  const form = useForm<PromiseValues>({ defaultValues: { date: '', montant, note: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`promesse:${compte.idCandidat}`, form, close)
  const finish = useFinish(form, t('promise.done'), onClose)
  const send = async ({ date, montant: typed, note }: PromiseValues) =>
    finish(await create({ id: compte.idCandidat, body: { date, montant: amountOf(typed), note } }))
  return (
    <PanelForm
      title={t('promise.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('promise.submit')}
      icon={Handshake}
    >
      <DateField name="date" label={t('promise.date')} required min={today} />
      <TextField
        name="montant"
        label={t('promise.montant', { unit })}
        required
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
      />
      <TextField name="note" label={t('promise.note')} hint={t('promise.noteHint')} maxLength={300} />
    </PanelForm>
  )
}
