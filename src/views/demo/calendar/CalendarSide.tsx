import { DEMO_CALENDARS, type DemoCalendar } from '@contract/demo/calendar'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BULLETS } from './address'

interface CalendarSideProps {
  calendars: readonly DemoCalendar[]
  onChange: (calendars: readonly DemoCalendar[]) => void
}

/** The choice of the five calendars to show. */
export function CalendarSide({ calendars, onChange }: CalendarSideProps) {
  const { t } = useTranslation('demoCalendar')
  const all = useRef<HTMLInputElement>(null)
  const isAll = calendars.length === DEMO_CALENDARS.length
  const isPart = !isAll && calendars.length > 0
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart
  }, [isPart])
  return (
    <fieldset className="cal-filters">
      <legend>{t('calendarsTitle')}</legend>
      <label className="check-option">
        <input
          ref={all}
          type="checkbox"
          className="form-check-input"
          checked={isAll}
          onChange={(event) => onChange(event.target.checked ? DEMO_CALENDARS : [])}
        />
        {t('all')}
      </label>
      {DEMO_CALENDARS.map((calendar) => (
        <label key={calendar} className="check-option">
          <input
            type="checkbox"
            className="form-check-input"
            checked={calendars.includes(calendar)}
            onChange={(event) =>
              onChange(
                DEMO_CALENDARS.filter((one) => (one === calendar ? event.target.checked : calendars.includes(one))),
              )
            }
          />
          <span aria-hidden className={`bullet ${BULLETS[calendar]}`} />
          {t(`calendars.${calendar}`)}
        </label>
      ))}
    </fieldset>
  )
}
