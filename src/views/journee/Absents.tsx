import type { Evenement } from '@contract/planning/evenement'
import { useTranslation } from 'react-i18next'

interface AbsentsProps {
  event: Evenement
  absents: number[]
  onChange: (absents: number[]) => void
}

/** The attendance of a code hour. */
export function Absents({ event, absents, onChange }: AbsentsProps) {
  const { t } = useTranslation('journee')
  return (
    <fieldset className="lecon-presents">
      <legend className="form-label">{t('presents')}</legend>
      <p className="muted">{t('presentsHint')}</p>
      {event.extendedProps.candidats.map(({ id, nom }) => (
        <label key={id} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={!absents.includes(id)}
            onChange={() => onChange(absents.includes(id) ? absents.filter((one) => one !== id) : [...absents, id])}
          />
          {nom}
        </label>
      ))}
    </fieldset>
  )
}
