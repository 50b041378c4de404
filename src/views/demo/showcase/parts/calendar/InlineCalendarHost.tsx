import { dateOf, dayOf, useCalendarWords } from '@core/form/date/calendarWords'
import { today } from '@core/format/date'
import { useIsRightToLeft } from '@core/hooks/useDirection'
import { DayPicker } from 'react-day-picker'
import type { InlineCalendarProps } from './inlineCalendarProps'
import '@core/form/date/calendar.scss'

/** The part of `InlineCalendar` that imports the library: only `InlineCalendar` mounts it. */
export function InlineCalendarHost({ mode, days, onChange, closed = [] }: InlineCalendarProps) {
  const isRightToLeft = useIsRightToLeft()
  const dates = days.map(dateOf)
  const [first, last] = dates
  const frame = {
    ...useCalendarWords(),
    dir: isRightToLeft ? 'rtl' : 'ltr',
    showOutsideDays: true,
    fixedWeeks: true,
    weekStartsOn: 1 as const,
    navLayout: 'around' as const,
    today: dateOf(today()),
    defaultMonth: first ?? dateOf(today()),
    disabled: closed.map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to) })),
  }
  const choose = (chosen: readonly (Date | undefined)[]) =>
    onChange(chosen.flatMap((date) => (date ? [dayOf(date)] : [])).sort())
  if (mode === 'multiple')
    return <DayPicker {...frame} mode="multiple" selected={dates} onSelect={(chosen = []) => choose(chosen)} />
  if (mode === 'range')
    return (
      <DayPicker
        {...frame}
        mode="range"
        excludeDisabled
        selected={{ from: first, to: last }}
        onSelect={(range) => choose([range?.from, range?.to])}
      />
    )
  return <DayPicker {...frame} mode="single" required selected={first} onSelect={(date) => choose([date])} />
}
