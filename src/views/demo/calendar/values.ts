import type { DemoCalendar, DemoEvent, DemoGuest } from '@contract/demo/calendar'
import type { SelectOption } from '@core/components/select/selectProps'
import { linkOf } from '../shared/LinkField'
import { addDays, dayOf, type Times, timeOf } from './times'

/** The form's values of an event: the last day is included, as people expect. */
export interface EventValues {
  title: string
  calendar: DemoCalendar
  allDay: boolean
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  url: string
  guests: SelectOption[]
  location: string
  description: string
}

function timeValues({ start, end, allDay }: Times) {
  if (allDay) {
    const last = addDays(end, -1)
    const startDay = start.slice(0, 10)
    const isEmpty = last < startDay
    return { startDay, endDay: isEmpty ? startDay : last, startTime: '09:00', endTime: '10:00' }
  }
  const [from, to] = [new Date(start), new Date(end)]
  return { startDay: dayOf(from), startTime: timeOf(from), endDay: dayOf(to), endTime: timeOf(to) }
}

export const valuesOf = ({ title, url, extendedProps, ...times }: DemoEvent): EventValues => ({
  ...timeValues(times),
  title,
  url,
  allDay: times.allDay,
  calendar: extendedProps.calendar,
  guests: (extendedProps.guests ?? []).map(({ value, label }) => ({ value: value || label, label })),
  location: extendedProps.location ?? '',
  description: extendedProps.description ?? '',
})

export const startOf = (times: Times, calendar: DemoCalendar): EventValues => ({
  ...timeValues(times),
  title: '',
  url: '',
  allDay: times.allDay,
  calendar,
  guests: [],
  location: '',
  description: '',
})

const moment = (day: string, time: string) => new Date(`${day}T${time}`)

export function faultsOf({ title, allDay, startDay, startTime, endDay, endTime, url }: EventValues) {
  const faults: Record<string, string> = {}
  if (!title.trim()) faults.title = 'required'
  for (const [name, value] of Object.entries({ startDay, endDay })) if (!value) faults[name] = 'required'
  if (!allDay) for (const [name, value] of Object.entries({ startTime, endTime })) if (!value) faults[name] = 'required'
  const isBefore = allDay ? endDay < startDay : moment(endDay, endTime) < moment(startDay, startTime)
  if (!faults.endDay && isBefore) faults.endDay = 'end_before_start'
  if (url.trim() && !linkOf(url)) faults.url = 'invalid'
  return faults
}

export function bodyOf(values: EventValues, known: readonly DemoGuest[]): Omit<DemoEvent, 'id'> {
  const { title, calendar, allDay, startDay, startTime, endDay, endTime, url, guests, location, description } = values
  return {
    title: title.trim(),
    url: linkOf(url) ?? '',
    allDay,
    start: allDay ? startDay : moment(startDay, startTime).toISOString(),
    end: allDay ? addDays(endDay, 1) : moment(endDay, endTime).toISOString(),
    extendedProps: {
      calendar,
      guests: guests.map(
        ({ value, label }) => known.find((one) => one.value === value) ?? { value, label, avatar: '' },
      ),
      location: location.trim(),
      description: description.trim(),
    },
  }
}

/** All people who were ever invited, without duplicates, by name. */
export function guestsOf(events: readonly DemoEvent[]): DemoGuest[] {
  const guests = new Map(
    events.flatMap(({ extendedProps }) => (extendedProps.guests ?? []).map((guest) => [guest.value, guest] as const)),
  )
  return [...guests.values()].sort((a, b) => a.label.localeCompare(b.label))
}
