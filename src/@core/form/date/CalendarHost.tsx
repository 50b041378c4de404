import { isWholeDay, today } from '@core/format/date'
import { isRightToLeft } from '@core/platform/direction'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import type { CalendarProps } from './calendarProps'
import { dateOf, dayOf, useCalendarWords } from './calendarWords'
import './calendar.scss'

/** The range of years when no first or last day is given. */
const YEARS_BACK = 100
const YEARS_AHEAD = 20

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
