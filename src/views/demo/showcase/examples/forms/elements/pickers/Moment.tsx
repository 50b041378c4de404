import { DayInput } from '@core/form/date/DayInput'
import { TimeInput } from '@core/form/date/TimeInput'
import { useFormat } from '@core/format/useFormat'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Moment() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const id = useId()
  const [day, setDay] = useState('2026-11-23')
  const [time, setTime] = useState('14:30')
  return (
    <>
      <fieldset className="moment-fields">
        <legend className="form-label">{t('word.dayAndTime')}</legend>
        <label className="visually-hidden" htmlFor={`${id}-day`}>
          {t('word.day')}
        </label>
        <DayInput id={`${id}-day`} value={day} onChange={setDay} />
        <label className="visually-hidden" htmlFor={`${id}-time`}>
          {t('word.time')}
        </label>
        <TimeInput id={`${id}-time`} value={time} onChange={setTime} />
      </fieldset>
      <p role="status">{day && time ? t('word.dayAt', { day: format.day(day, 'long'), time }) : ''}</p>
    </>
  )
}
