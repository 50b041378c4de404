import { DayInput } from '@core/form/date/DayInput'
import { useFormat } from '@core/format/useFormat'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Span() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [from, setFrom] = useState('2026-11-23')
  const [to, setTo] = useState('2026-11-27')
  return (
    <>
      <div className="form-grid">
        <div className="field">
          <label className="form-label" htmlFor="showcase-from">
            {t('word.firstDay')}
          </label>
          <DayInput id="showcase-from" value={from} max={to || undefined} onChange={setFrom} />
        </div>
        <div className="field">
          <label className="form-label" htmlFor="showcase-to">
            {t('word.lastDay')}
          </label>
          <DayInput id="showcase-to" value={to} min={from || undefined} onChange={setTo} />
        </div>
      </div>
      <p role="status">{from && to ? t('word.fromTo', { from: format.day(from), to: format.day(to) }) : ''}</p>
    </>
  )
}
