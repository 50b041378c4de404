import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const SIZES = { small: 'form-select form-select-sm', medium: 'form-select', large: 'form-select form-select-lg' }

export function Sizes() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="form-grid">
      {Object.entries(SIZES).map(([size, className]) => (
        <div key={size} className="field">
          <label className="form-label" htmlFor={`${id}-${size}`}>
            {t(`word.size.${size}`)}
          </label>
          <select id={`${id}-${size}`} className={className}>
            {['Tunis', 'Sfax', 'Sousse'].map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
