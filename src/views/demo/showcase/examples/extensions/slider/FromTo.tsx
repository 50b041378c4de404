import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FromTo() {
  const { t } = useTranslation('demoExtensions')
  const [[from, to], setSpan] = useState<readonly [number, number]>([8, 17])
  return (
    <fieldset className="slider-pair">
      <legend className="form-label">{t('word.openHours')}</legend>
      <input
        type="range"
        className="slider"
        aria-label={t('word.from')}
        max={24}
        value={from}
        onChange={({ target }) => setSpan([Math.min(target.valueAsNumber, to), to])}
      />
      <input
        type="range"
        className="slider"
        aria-label={t('word.to')}
        max={24}
        value={to}
        onChange={({ target }) => setSpan([from, Math.max(target.valueAsNumber, from)])}
      />
      <output>{t('word.span', { from, to })}</output>
    </fieldset>
  )
}
