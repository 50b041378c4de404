import { formatDay, isWholeDay, today } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { isRightToLeft } from '@core/platform/direction'
import { useMemo } from 'react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import type { CalendarProps } from './CalendarPopover'
import './calendar.scss'

/** The range of years when no first or last day is given. */
const YEARS_BACK = 100
const YEARS_AHEAD = 20

/** The library uses dates in the device's time zone; they never leave this file. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** A native select, so that a year can be found by typing. */
const Dropdown = ({ options = [], ...select }: DropdownProps) => (
  <select {...select} className="form-select form-select-sm">
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </select>
)
const COMPONENTS = { Dropdown }

/** Labels of the calendar: the library's own are English, or need a date library for each language. */
function useCalendarWords() {
  const { t, i18n } = useTranslation('common')
  const { language } = i18n
  return useMemo(() => {
    const long = (date: Date) => formatDay(dayOf(date), language, 'long')
    const month = (date: Date, options: Intl.DateTimeFormatOptions) => dateFormat(language, options).format(date)
    return {
      lang: language,
      formatters: {
        formatWeekdayName: (date: Date) => month(date, { weekday: 'short' }).replace('.', ''),
        formatMonthDropdown: (date: Date) => month(date, { month: 'long' }),
        formatCaption: (date: Date) => month(date, { month: 'long', year: 'numeric' }),
      },
      labels: {
        labelDayButton: (date: Date, { today: isToday }: { today?: boolean }) =>
          isToday ? t('calendar.today', { day: long(date) }) : long(date),
        labelGrid: (date: Date) => month(date, { month: 'long', year: 'numeric' }),
        labelMonthDropdown: () => t('calendar.month'),
        labelYearDropdown: () => t('calendar.year'),
        labelPrevious: () => t('calendar.previous'),
        labelNext: () => t('calendar.next'),
        labelWeekday: (date: Date) => month(date, { weekday: 'long' }),
      },
    }
  }, [t, language])
}

/** The part of `CalendarPopover` that imports the library: only `CalendarPopover` mounts it. */
export function CalendarHost({ day, min, max, onPick }: CalendarProps) {
  const words = useCalendarWords()
  const now = dateOf(today())
  const selected = isWholeDay(day) ? dateOf(day) : undefined
  const first = min ? dateOf(min) : new Date(now.getFullYear() - YEARS_BACK, 0)
  const last = max ? dateOf(max) : new Date(now.getFullYear() + YEARS_AHEAD, 11)
  return (
    <DayPicker
      {...words}
      components={COMPONENTS}
      dir={isRightToLeft() ? 'rtl' : 'ltr'}
      mode="single"
      required
      autoFocus
      showOutsideDays
      fixedWeeks
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      today={now}
      selected={selected}
      defaultMonth={selected ?? now}
      startMonth={selected && selected < first ? selected : first}
      endMonth={selected && selected > last ? selected : last}
      disabled={[...(min ? [{ before: first }] : []), ...(max ? [{ after: last }] : [])]}
      onSelect={(date) => onPick(dayOf(date))}
    />
  )
}
