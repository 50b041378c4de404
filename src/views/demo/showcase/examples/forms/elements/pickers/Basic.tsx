import { DayInput } from '@core/form/date/DayInput'
import { TimeInput } from '@core/form/date/TimeInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const [day, setDay] = useState('2026-11-23')
  const [time, setTime] = useState('09:00')
  return (
    <div className="form-grid">
      <div className="field">
        <label className="form-label" htmlFor="showcase-day">
          {t('word.day')}
        </label>
        <DayInput id="showcase-day" value={day} onChange={setDay} />
      </div>
      <div className="field">
        <label className="form-label" htmlFor="showcase-time">
          {t('word.time')}
        </label>
        <TimeInput id="showcase-time" value={time} onChange={setTime} />
      </div>
    </div>
  )
}
