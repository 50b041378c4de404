import { useTranslation } from 'react-i18next'

const SIZES = { small: 'form-control-sm', medium: '', large: 'form-control-lg' } as const

export function Sizes() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="showcase-stack">
      {Object.entries(SIZES).map(([size, look]) => (
        <div key={size} className="input-group">
          <span className="input-group-text">DT</span>
          <input
            className={`form-control ${look}`}
            inputMode="decimal"
            aria-label={t(`word.size.${size}`)}
            defaultValue="45,000"
          />
        </div>
      ))}
    </div>
  )
}
