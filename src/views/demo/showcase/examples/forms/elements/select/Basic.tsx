import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const CITIES = ['Tunis', 'Sfax', 'Sousse', 'Bizerte']

export function Basic() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="form-grid">
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('word.city')}
        </label>
        <select id={id} className="form-select">
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="form-label" htmlFor={`${id}-off`}>
          {t('word.disabled')}
        </label>
        <select id={`${id}-off`} className="form-select" disabled>
          <option>Tunis</option>
        </select>
      </div>
    </div>
  )
}
