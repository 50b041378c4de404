import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const SIZES = { small: 'form-control form-control-sm', medium: 'form-control', large: 'form-control form-control-lg' }

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
          <input id={`${id}-${size}`} className={className} defaultValue="Tunis" />
        </div>
      ))}
    </div>
  )
}
