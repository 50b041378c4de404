import type { CandidatDetail } from '@contract/ecole/candidat'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../fieldWords'
import type { Choices } from '../useChoices'
import { CandidatInputs } from './CandidatInputs'
import { useCandidatForm } from './useCandidatForm'
import { candidatRecord, type Field, type FormValues } from './values'

interface CandidatFormProps {
  /** Undefined for a new candidate. */
  candidat?: CandidatDetail
  choices: Choices
}

/** Creates or edits a candidate. */
export function CandidatForm({ candidat, choices }: CandidatFormProps) {
  const { t } = useTranslation('candidat')
  const { record, holder } = useCandidatForm(candidat, choices.permis)
  const { label, value } = useFieldWords()
  const words = {
    label,
    value: (field: Field, values: FormValues) => value(field, candidatRecord.comparable(values)[field]),
  }
  const cancelTo = candidat ? paths.candidat(candidat.id) : paths.candidats
  return (
    <RecordForm record={record} words={words} cancelTo={cancelTo} label={t('form.label')}>
      <CandidatInputs choices={choices} holder={holder} isNew={!candidat} />
    </RecordForm>
  )
}
