import { type Entretien, TYPES_ENTRETIEN, type Vehicule } from '@contract/ecole/vehicule'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { TextAreaField } from '@core/form/TextAreaField'
import { TextField } from '@core/form/TextField'
import { useFormat } from '@core/format/useFormat'
import { useUnit } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntretienForm } from './useEntretienForm'

interface EntretienPanelProps {
  vehicule: Vehicule
  /** Undefined for a new entry. */
  entretien: Entretien | undefined
  onClose: () => void
}

/** Creates or edits an entry of maintenance, beside the vehicle's page. */
export function EntretienPanel({ vehicule, entretien, onClose }: EntretienPanelProps) {
  const { t } = useTranslation('vehicule')
  const id = useId()
  const { form, save } = useEntretienForm({ idVehicule: vehicule.id, entretien, onSaved: onClose })
  const title = entretien ? t('entretien.correctTitle') : t('entretien.newTitle')
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={Save} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('common:form.save')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={title} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={title}>
        <EntretienInputs kilometrage={vehicule.kilometrage} />
      </Form>
    </DetailsPanel>
  )
}

function EntretienInputs({ kilometrage }: { kilometrage: number }) {
  const { t } = useTranslation(['vehicule', 'fields'])
  const format = useFormat()
  const { currency, today } = useSchool()
  const unit = useUnit()
  const types = TYPES_ENTRETIEN.map((value) => ({ value, label: t(`type.${value}`) }))
  return (
    <>
      <SelectField name="type" label={t('entretien.type')} required options={types} />
      <DateField name="date" label={t('entretien.date')} required max={today} />
      <TextField
        name="cout"
        label={t('entretien.cout', { unit })}
        hint={currency === 'TND' ? t('entretien.coutHint') : undefined}
        required
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
      />
      <TextField
        name="kilometrage"
        label={t('form.kilometrage')}
        hint={t('entretien.kmHint', { value: format.number(kilometrage) })}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
      />
      <TextAreaField name="note" label={t('fields:note')} maxLength={300} rows={2} />
    </>
  )
}
