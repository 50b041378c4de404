import type { __Domain__ } from '@contract/__wing__/__domain__'
import { Blank } from '@core/components/states/Blank'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { use__Domain__Form } from './use__Domain__Form'
import type { __Domain__FormValues, Field } from './values'

interface __Domain__FormProps {
  /** Left out for a new record. */
  record?: __Domain__
  onSaved: (saved: __Domain__) => void
}

/** The form to add or change a record. */
export function __Domain__Form({ record: saved, onSaved }: __Domain__FormProps) {
  const { t } = useTranslation(['__domain__', 'fields'])
  const record = use__Domain__Form(saved, onSaved)
  const words = {
    label: (field: Field) => t(`fields:${field}`),
    value: (field: Field, values: __Domain__FormValues) => values[field] || <Blank />,
  }
  return (
    <RecordForm {...{ record, words }} label={t('form.label')} cancelTo={paths.__domains__}>
      <FormPart title={t('form.part')}>
        <TextField name="nom" label={t('fields:nom')} required maxLength={80} autoComplete="off" />
        <TextAreaField name="note" label={t('fields:note')} maxLength={500} />
      </FormPart>
    </RecordForm>
  )
}
