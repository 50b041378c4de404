import { DEMO_CALENDARS, type DemoCalendar } from '@contract/demo/calendar'
import { isWholeDay, today } from '@core/format/date'

export const VIEWS = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof VIEWS)[number]

export const BULLETS: Record<DemoCalendar, string> = {
  Business: 'bullet-primary',
  Holiday: 'bullet-info',
  Personal: 'bullet-danger',
  Family: 'bullet-warning',
  ETC: 'bullet-violet',
}

const NONE = 'none'

export interface CalendarAddress {
  view: CalendarView
  date: string
  /** The shown calendars; all by default. */
  calendars: readonly DemoCalendar[]
}

export function readAddress(params: URLSearchParams, isPhone: boolean): CalendarAddress {
  const date = params.get('date') ?? ''
  const asked = params.get('calendars')
  return {
    // The month is too small for a phone, so the list is its default.
    view: VIEWS.find((one) => one === params.get('view')) ?? (isPhone ? 'list' : 'month'),
    date: isWholeDay(date) ? date : today(),
    calendars: asked === null ? DEMO_CALENDARS : DEMO_CALENDARS.filter((one) => asked.split(',').includes(one)),
  }
}

/** The calendars in the address: omitted when all are shown. */
export function calendarsParam(calendars: readonly DemoCalendar[]): string | null {
  if (calendars.length === DEMO_CALENDARS.length) return null
  return calendars.join(',') || NONE
}

/** The day of the next or previous period. */
export function stepped(date: string, view: CalendarView, step: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (view === 'month' || view === 'list') {
    // The 31st does not exist in every month.
    day.setUTCDate(1)
    day.setUTCMonth(day.getUTCMonth() + step)
  } else day.setUTCDate(day.getUTCDate() + step * (view === 'week' ? 7 : 1))
  return day.toISOString().slice(0, 10)
}
