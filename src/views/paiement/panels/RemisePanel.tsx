import type { Inscription } from '@contract/argent/compte'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/SelectField'
import { TextField } from '@core/form/TextField'
import { amountFault, amountOf, textFault } from '@src/parts/argent/amounts'
import { PanelForm } from '@src/parts/argent/PanelForm'
import { useFinish } from '@src/parts/argent/useFinish'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useAddRemiseMutation } from '@src/redux/argent/compte'
import { BadgePercent } from 'lucide-react'
import { useForm } from 'react-hook-form'
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

/** Lowers the price of something bought. */
export function RemisePanel({ inscription, onClose }: RemisePanelProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const unit = useUnit()
  const [discount] = useAddRemiseMutation()
  const lots = inscription.lots.filter(({ montant }) => montant > 0)
  const form = useForm<RemiseValues>({ defaultValues: { idLot: null, montant: '', motif: '' }, resolver })
  const finish = useFinish(form, t('remise.done'), onClose)
  const send = async ({ idLot, montant, motif }: RemiseValues) =>
    finish(await discount({ id: inscription.id, body: { idLot: idLot ?? 0, montant: amountOf(montant), motif } }))
  const options = lots.map(({ id, service, montant }) => ({
    value: String(id),
    label: `${t(`service.${service}`)} · ${money(montant)}`,
  }))
  return (
    <PanelForm
      title={t('remise.title')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit={t('remise.submit')}
      icon={BadgePercent}
    >
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
