import { useFormat } from '@core/format/useFormat'
import { InlineCalendar } from '@src/views/demo/showcase/parts/calendar/InlineCalendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A holiday and the days of an exam. */
const CLOSED = [
  { from: '2026-11-25', to: '2026-11-26' },
  { from: '2026-12-07', to: '2026-12-13' },
]

export function ClosedDays() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [days, setDays] = useState(['2026-11-24'])
  return (
    <>
      <InlineCalendar label={t('word.dayOpen')} mode="single" days={days} onChange={setDays} closed={CLOSED} />
      <ul>
        {CLOSED.map(({ from, to }) => (
          <li key={from}>{t('word.closedFromTo', { from: format.day(from), to: format.day(to) })}</li>
        ))}
      </ul>
      <p role="status">{days[0] ? format.day(days[0], 'long') : ''}</p>
    </>
  )
}
