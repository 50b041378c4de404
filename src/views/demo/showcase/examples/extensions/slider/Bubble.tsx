import { type CSSProperties, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 60

export function Bubble() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [hours, setHours] = useState(24)
  const part: CSSProperties & Record<'--part', number> = { '--part': hours / MOST }
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {t('word.hours')}
      </label>
      <div className="slider-bubble" style={part}>
        <output htmlFor={id}>{hours}</output>
        <input
          id={id}
          type="range"
          className="slider"
          max={MOST}
          value={hours}
          onChange={({ target }) => setHours(target.valueAsNumber)}
        />
      </div>
    </>
  )
}
