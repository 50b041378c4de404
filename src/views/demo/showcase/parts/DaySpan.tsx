import { DayInput } from '@core/form/date/DayInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface DaySpanProps {
  span: readonly [string, string]
  /** The first and the last day with data. */
  limits: readonly [string, string]
  onSpan: (span: readonly [string, string]) => void
}

/** Two days that begin and end a span. */
export function DaySpan({ span: [from, to], limits: [min, max], onSpan }: DaySpanProps) {
  const { t } = useTranslation('demoCharts')
  const id = useId()
  return (
    <div className="form-grid">
      <div className="field">
        <label className="form-label" htmlFor={`${id}-from`}>
          {t('word.spanFrom')}
        </label>
        <DayInput id={`${id}-from`} value={from} min={min} max={to || max} onChange={(day) => onSpan([day, to])} />
      </div>
      <div className="field">
        <label className="form-label" htmlFor={`${id}-to`}>
          {t('word.spanTo')}
        </label>
        <DayInput id={`${id}-to`} value={to} min={from || min} max={max} onChange={(day) => onSpan([from, day])} />
      </div>
    </div>
  )
}
