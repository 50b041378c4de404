import { useFormat } from '@core/format/useFormat'
import { InlineCalendar } from '@src/views/demo/showcase/parts/calendar/InlineCalendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function AlwaysThere() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [days, setDays] = useState(['2026-11-23'])
  return (
    <>
      <InlineCalendar label={t('word.day')} mode="single" days={days} onChange={setDays} />
      <p role="status">{days[0] ? format.day(days[0], 'long') : ''}</p>
    </>
  )
}
