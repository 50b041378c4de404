import { Chip } from '@core/components/Chip'
import { DayInput } from '@core/form/date/DayInput'
import { useFormat } from '@core/format/useFormat'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function SeveralDays() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const id = useId()
  const [days, setDays] = useState<readonly string[]>(['2026-11-24', '2026-11-26'])
  const [typed, setTyped] = useState('')
  const add = (day: string) => {
    setTyped(day)
    if (!day || days.includes(day)) return
    setDays([...days, day].sort())
    setTyped('')
  }
  return (
    <>
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('word.addDay')}
        </label>
        <DayInput id={id} value={typed} min="2026-11-21" onChange={add} />
      </div>
      <div className="showcase-row">
        {days.map((day) => (
          <Chip key={day} label={format.day(day)} onRemove={() => setDays(days.filter((one) => one !== day))} />
        ))}
      </div>
      <p role="status">{t('word.daysChosen', { count: days.length })}</p>
    </>
  )
}
