import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [hours, setHours] = useState(20)
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.hours')}
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        max={60}
        value={hours}
        onChange={({ target }) => setHours(target.valueAsNumber)}
      />
      <output htmlFor={id}>{hours}</output>
    </div>
  )
}
