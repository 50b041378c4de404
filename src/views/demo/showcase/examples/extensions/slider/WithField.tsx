import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const clamp = (value: number) => Math.max(0, Math.min(100, Number.isNaN(value) ? 0 : value))

export function WithField() {
  const { t } = useTranslation('demoExtensions')
  const [percent, setPercent] = useState(40)
  return (
    <div className="showcase-row">
      <input
        type="range"
        className="slider slider-grow"
        aria-label={t('word.discount')}
        value={percent}
        onChange={({ target }) => setPercent(target.valueAsNumber)}
      />
      <input
        type="number"
        className="form-control slider-number"
        aria-label={t('word.discountTyped')}
        min={0}
        max={100}
        value={percent}
        onChange={({ target }) => setPercent(clamp(target.valueAsNumber))}
      />
    </div>
  )
}
