import { HOURS } from '@contract/planning/demande'
import type { Calendar } from '@contract/planning/evenement'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormValues } from './values'

interface KindChoiceProps {
  /** How a kind fits the candidate's progress. */
  hint: (calendar: Calendar) => string
}

/** The choice of the kind of lesson. */
export function KindChoice({ hint }: KindChoiceProps) {
  const { t } = useTranslation('demande')
  const { kind } = useDemandeWords()
  const { register } = useFormContext<FormValues>()
  return (
    <fieldset className="kinds">
      <legend className="form-label">{t('ask.calendar')}</legend>
      {HOURS.map((calendar) => (
        <label key={calendar} className="kind">
          <input type="radio" className="form-check-input" value={calendar} {...register('calendar')} />
          <span>
            {kind(calendar)}
            <span className="kind-hint">{hint(calendar)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
