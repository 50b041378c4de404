import { type CSSProperties, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 30

export function FromAbove() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [hours, setHours] = useState(12)
  const part: CSSProperties & Record<'--part', number> = { '--part': hours / MOST }
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.hoursDone')}
      </label>
      <input
        id={id}
        type="range"
        className="slider slider-rest"
        style={part}
        max={MOST}
        value={hours}
        onChange={({ target }) => setHours(target.valueAsNumber)}
      />
      <output htmlFor={id}>{t('word.hoursLeft', { count: MOST - hours })}</output>
    </div>
  )
}
