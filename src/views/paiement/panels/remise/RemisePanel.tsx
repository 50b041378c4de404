import type { Inscription } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { AskBanner } from '@src/parts/argent/AskBanner'
import { amountFault, amountOf, textFault } from '@src/parts/argent/amounts'
import { useAsk } from '@src/parts/argent/useAsk'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useCeiling } from '@src/parts/argent/useMoneyRights'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAddRemiseMutation } from '@src/redux/argent/compte'
import { BadgePercent } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface RemiseValues {
  idLot: number | null
  montant: string
  motif: string
}

const resolver = checkResolver<RemiseValues>(({ idLot, montant, motif }) => ({
  idLot: idLot === null ? 'required' : undefined,
  montant: amountFault(montant),
  motif: textFault(motif),
}))

interface RemisePanelProps {
  inscription: Inscription
  onClose: () => void
}

/** Lowers the price of a bought service. */
export function RemisePanel({ inscription, onClose: close }: RemisePanelProps) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const unit = useUnit()
  const [discount] = useAddRemiseMutation()
  const lots = inscription.lots.filter(({ montant }) => montant > 0)
  const form = useForm<RemiseValues>({ defaultValues: { idLot: null, montant: '', motif: '' }, resolver })
  const { onClose, draft } = usePanelDraft(`remise:${inscription.id}`, form, close)
  const finish = useFinish(form, t('remise.done'), onClose)
  const ask = useAsk(form, onClose)
  const { mustAsk, refused } = useCeiling('remise')
  const isAsked = mustAsk(amountOf(useWatch({ control: form.control, name: 'montant' })))
  const send = async ({ idLot, montant, motif }: RemiseValues) => {
    const body = { idLot: idLot ?? 0, montant: amountOf(montant), motif }
    if (isAsked) return ask({ geste: 'REMISE', idInscription: inscription.id, ...body })
    const done = await discount({ id: inscription.id, body })
    if (done.error && refused(problemOf(done.error), body.montant)) return
    return finish(done)
  }
  const options = lots.map(({ id, service, montant }) => ({
    value: String(id),
    label: format.beside([t(`service.${service}`), money(montant)]),
  }))
  return (
    <PanelForm
      title={t('remise.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t(isAsked ? 'ask.submit' : 'remise.submit')}
      icon={BadgePercent}
    >
      {isAsked ? <AskBanner /> : null}
      <SelectField name="idLot" numeric required label={t('remise.lot')} options={options} />
      <TextField
        name="montant"
        label={t('remise.montant', { unit })}
        required
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
      />
      <TextField name="motif" label={t('remise.motif')} required maxLength={300} />
    </PanelForm>
  )
}
