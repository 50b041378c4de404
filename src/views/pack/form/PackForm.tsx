import { FREQUENCES, type Pack } from '@contract/plateforme/pack'
import { Blank } from '@core/components/states/Blank'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { usePackForm } from './usePackForm'
import type { Field, PackFormValues } from './values'

interface PackFormProps {
  /** Undefined for a new pack. */
  pack?: Pack
  onSaved: (saved: Pack) => void
}

/** Creates or edits a pack. */
export function PackForm({ pack, onSaved }: PackFormProps) {
  const { t } = useTranslation('pack')
  const record = usePackForm(pack, onSaved)
  const words = {
    label: (field: Field) => t(`fields.${field}`),
    value: (field: Field, values: PackFormValues) =>
      field === 'frequence' && values.frequence ? t(`frequence.${values.frequence}`) : values[field] || <Blank />,
  }
  return (
    <RecordForm record={record} words={words} cancelTo={paths.packs} label={t('form.label')}>
      <OfferInputs />
      <LimitInputs />
    </RecordForm>
  )
}

function OfferInputs() {
  const { t } = useTranslation('pack')
  const frequences = FREQUENCES.map((value) => ({ value, label: t(`frequence.${value}`) }))
  return (
    <FormPart title={t('form.offer')}>
      <div className="form-grid">
        <TextField name="nom" label={t('fields.nom')} required maxLength={60} autoComplete="off" />
        <SelectField
          name="frequence"
          label={t('fields.frequence')}
          hint={t('form.frequenceHint')}
          required
          options={frequences}
        />
        <TextField
          name="prix"
          label={t('form.prix')}
          hint={t('form.prixHint')}
          required
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
        />
        <TextAreaField
          name="description"
          label={t('fields.description')}
          maxLength={500}
          rows={2}
          className="field-wide"
        />
      </div>
    </FormPart>
  )
}

function LimitInputs() {
  const { t } = useTranslation('pack')
  const common = { inputMode: 'numeric', maxLength: 7, autoComplete: 'off', hint: t('form.limitHint') } as const
  return (
    <FormPart title={t('form.limits')}>
      <div className="form-grid">
        <TextField {...common} name="limiteCandidats" label={t('fields.limiteCandidats')} />
        <TextField {...common} name="limiteMoniteurs" label={t('fields.limiteMoniteurs')} />
      </div>
    </FormPart>
  )
}
