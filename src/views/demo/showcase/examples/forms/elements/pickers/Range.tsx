import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { InlineCalendar } from '@src/views/demo/showcase/parts/calendar/InlineCalendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Range() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [days, setDays] = useState(['2026-11-23', '2026-11-27'])
  const [from, to] = days
  return (
    <>
      <InlineCalendar label={t('word.leave')} mode="range" days={days} onChange={setDays} />
      <div className="showcase-row">
        <Button disabled={days.length === 0} onClick={() => setDays([])}>
          {t('word.clear')}
        </Button>
        <span role="status">{from && to ? t('word.fromTo', { from: format.day(from), to: format.day(to) }) : ''}</span>
      </div>
    </>
  )
}
