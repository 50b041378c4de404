import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Hours between the two ends. */
const [LEAST, MOST] = [2, 6]
const DAY = 24

export function Bounded() {
  const { t } = useTranslation('demoExtensions')
  const [[from, to], setSpan] = useState<readonly [number, number]>([9, 13])
  // The other end comes along where the span would become too short or too long.
  const setFrom = (asked: number) => {
    const next = Math.min(asked, DAY - LEAST)
    setSpan([next, Math.min(Math.max(to, next + LEAST), next + MOST)])
  }
  const setTo = (asked: number) => {
    const next = Math.max(asked, LEAST)
    setSpan([Math.max(Math.min(from, next - LEAST), next - MOST), next])
  }
  return (
    <fieldset className="slider-pair">
      <legend className="form-label">{t('word.boundedSpan', { least: LEAST, most: MOST })}</legend>
      <input
        type="range"
        className="slider"
        aria-label={t('word.from')}
        max={DAY}
        value={from}
        onChange={({ target }) => setFrom(target.valueAsNumber)}
      />
      <input
        type="range"
        className="slider"
        aria-label={t('word.to')}
        max={DAY}
        value={to}
        onChange={({ target }) => setTo(target.valueAsNumber)}
      />
      <output>{t('word.span', { from, to })}</output>
    </fieldset>
  )
}
