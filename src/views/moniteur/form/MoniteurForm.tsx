import type { Moniteur } from '@contract/ecole/moniteur'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { MoniteurInputs } from './MoniteurInputs'
import { useFieldWords } from './useFieldWords'
import { useMoniteurForm } from './useMoniteurForm'

interface MoniteurFormProps {
  /** Undefined for a new instructor. */
  moniteur?: Moniteur
  onSaved: (saved: Moniteur) => void
}

/** Creates or edits an instructor. */
export function MoniteurForm({ moniteur, onSaved }: MoniteurFormProps) {
  const { t } = useTranslation('moniteur')
  const { record, holder } = useMoniteurForm(moniteur, onSaved)
  const words = useFieldWords()
  return (
    <RecordForm record={record} words={words} label={t('form.label')} cancelTo={paths.moniteurs}>
      <MoniteurInputs holder={holder} />
    </RecordForm>
  )
}
