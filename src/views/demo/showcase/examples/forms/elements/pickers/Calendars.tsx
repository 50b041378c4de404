import { useFormat } from '@core/format/useFormat'
import { InlineCalendar } from '@src/views/demo/showcase/parts/calendar/InlineCalendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Calendars() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [days, setDays] = useState(['2026-11-24', '2026-11-26'])
  return (
    <>
      <InlineCalendar label={t('word.daysOfLessons')} mode="multiple" days={days} onChange={setDays} />
      <p role="status">{format.inRow(days.map((day) => format.day(day)))}</p>
    </>
  )
}
