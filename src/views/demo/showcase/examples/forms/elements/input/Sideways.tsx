import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const

export function Sideways() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <div className="form-sideways showcase-stack">
      {Object.entries(SIZES).map(([size, short]) => (
        <div key={size} className="field">
          <label className={`form-label label-${short}`} htmlFor={`${id}-${size}`}>
            {t(`word.size.${size}`)}
          </label>
          <input id={`${id}-${size}`} className={`form-control form-control-${short}`} defaultValue="Sfax" />
        </div>
      ))}
    </div>
  )
}
