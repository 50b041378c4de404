import type { Examinateur } from '@contract/planning/examinateur'
import { Blank } from '@core/components/states/Blank'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useEtapes } from './useEtapes'
import { useExaminateurForm } from './useExaminateurForm'
import type { ExaminateurFormValues, Field } from './values'

interface ExaminateurFormProps {
  /** Undefined for a new examiner. */
  examinateur?: Examinateur
  onSaved: (saved: Examinateur) => void
}

/** Creates or edits an examiner. */
export function ExaminateurForm({ examinateur, onSaved }: ExaminateurFormProps) {
  const { t } = useTranslation(['examinateur', 'fields'])
  const record = useExaminateurForm(examinateur, onSaved)
  const { options, wordsOf } = useEtapes()
  const words = {
    label: (field: Field) => t(`fields:${field}`),
    value: (field: Field, values: ExaminateurFormValues) =>
      field === 'etapes' ? wordsOf(values.etapes) : values[field] || <Blank />,
  }
  return (
    <RecordForm record={record} words={words} label={t('form.label')} cancelTo={paths.examinateurs}>
      <FormPart title={t('form.person')}>
        <div className="form-grid">
          <TextField name="nom" label={t('fields:nom')} required maxLength={80} autoComplete="off" />
          <TextField name="prenom" label={t('fields:prenom')} required maxLength={80} autoComplete="off" />
          <TextField name="telephone" label={t('fields:telephone')} type="tel" maxLength={30} autoComplete="off" />
          <TextField
            name="centre"
            label={t('fields:centre')}
            hint={t('form.centreHint')}
            maxLength={120}
            autoComplete="off"
          />
        </div>
        <CheckboxGroupField name="etapes" label={t('fields:etapes')} required options={options} />
      </FormPart>
    </RecordForm>
  )
}
