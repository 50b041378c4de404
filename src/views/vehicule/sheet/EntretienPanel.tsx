import { type Entretien, TYPES_ENTRETIEN, type Vehicule } from '@contract/ecole/vehicule'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { useUnit } from '@src/parts/argent/useMoney'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEntretienForm } from './useEntretienForm'

interface EntretienPanelProps {
  vehicule: Vehicule
  /** Undefined for a new entry. */
  entretien: Entretien | undefined
  onClose: () => void
}

/** Creates or edits an entry of maintenance, beside the vehicle's page. */
export function EntretienPanel({ vehicule, entretien, onClose: close }: EntretienPanelProps) {
  const { t } = useTranslation('vehicule')
  const { form, save, onClose, draft } = useEntretienForm({ vehicule, entretien, onClose: close })
  return (
    <PanelForm
      title={entretien ? t('entretien.correctTitle') : t('entretien.newTitle')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('common:form.save')}
      icon={Save}
    >
      <EntretienInputs kilometrage={vehicule.kilometrage} />
    </PanelForm>
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
