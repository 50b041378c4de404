import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const TONES = ['primary', 'info', 'warning', 'danger', 'muted'] as const

export function Colours() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <fieldset className="showcase-row">
      <legend className="form-label">{t('word.colour')}</legend>
      {TONES.map((tone) => (
        <div key={tone} className="form-check">
          <input
            id={`${id}-${tone}`}
            name={id}
            type="radio"
            className={`form-check-input check-${tone}`}
            defaultChecked={tone === 'primary'}
          />
          <label className="form-check-label" htmlFor={`${id}-${tone}`}>
            {t(`word.tone.${tone}`)}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
