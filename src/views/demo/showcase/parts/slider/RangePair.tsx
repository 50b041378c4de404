import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

interface RangePairProps {
  label: string
  max: number
  ends: readonly [number, number]
  /** Called with the new value when the user moves an end. */
  onFrom: (value: number) => void
  onTo: (value: number) => void
  /** The span between the ends, in words. */
  shown: string
}

/** Two ends on one line, with the part between them filled. */
export function RangePair({ label, max, ends: [from, to], onFrom, onTo, shown }: RangePairProps) {
  const { t } = useTranslation('demoExtensions')
  const parts: CSSProperties & Record<'--from' | '--to', number> = { '--from': from / max, '--to': to / max }
  return (
    <fieldset className="slider-pair" style={parts}>
      <legend className="form-label">{label}</legend>
      <div className="slider-line">
        <input
          type="range"
          className="slider"
          aria-label={t('word.from')}
          max={max}
          value={from}
          onChange={({ target }) => onFrom(target.valueAsNumber)}
        />
        <input
          type="range"
          className="slider"
          aria-label={t('word.to')}
          max={max}
          value={to}
          onChange={({ target }) => onTo(target.valueAsNumber)}
        />
      </div>
      <output>{shown}</output>
    </fieldset>
  )
}
