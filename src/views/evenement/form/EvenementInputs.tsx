import { CALENDARS, type Calendar, isExam } from '@contract/planning/evenement'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { TimeField } from '@core/form/fields/TimeField'
import { takesVehicule } from '@src/parts/evenement/form/values'
import { useTranslation } from 'react-i18next'
import { CandidatsField } from './CandidatsField'
import { ResourceField } from './ResourceField'
import type { CandidatChoice } from './useCandidatChoice'
import type { Choices } from './useChoices'

interface EvenementInputsProps {
  calendar: Calendar
  candidats: CandidatChoice
  choices: Choices
}

/** The fields of an event: kind, candidates, time, people and place. */
export function EvenementInputs({ calendar, candidats, choices }: EvenementInputsProps) {
  const { t } = useTranslation('evenement')
  const kinds = CALENDARS.map((value) => ({ value, label: t(`calendar.${value}`) }))
  const needsPeople = !isExam(calendar) && takesVehicule(calendar)
  return (
    <>
      <SelectField name="calendar" label={t('form.calendar')} options={kinds} required />
      <CandidatsField multiple={calendar === 'Hour code'} choice={candidats} />
      <DateField name="jour" label={t('form.jour')} required />
      <div className="form-times">
        <TimeField name="start" label={t('form.start')} required />
        <TimeField name="end" label={t('form.end')} required />
      </div>
      <ResourceField kind="moniteur" options={choices.moniteurs} required={needsPeople} isReady={choices.isReady} />
      {takesVehicule(calendar) ? (
        <ResourceField kind="vehicule" options={choices.vehicules} required={needsPeople} isReady={choices.isReady} />
      ) : null}
      {isExam(calendar) ? (
        <SelectField numeric name="idExaminateur" label={t('form.examinateur')} options={choices.examinateurs} />
      ) : null}
      <TextField name="lieu" label={t('form.lieu')} maxLength={120} />
      <TextAreaField name="note" label={t('form.note')} hint={t('form.noteHint')} rows={2} maxLength={1000} />
    </>
  )
}
