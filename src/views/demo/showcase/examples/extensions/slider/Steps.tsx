import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const MARKS = [0, 10, 20, 30, 40, 50, 60]

export function Steps() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [hours, setHours] = useState(30)
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
        step={10}
        list={`${id}-marks`}
        value={hours}
        onChange={({ target }) => setHours(target.valueAsNumber)}
      />
      <datalist id={`${id}-marks`} className="slider-marks">
        {MARKS.map((mark) => (
          <option key={mark} value={mark} label={String(mark)} />
        ))}
      </datalist>
    </div>
  )
}
