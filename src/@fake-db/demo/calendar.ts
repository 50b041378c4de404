import {
  DEMO_CALENDARS,
  type DemoEvent,
  type DemoEventAnswer,
  type DemoEventDetails,
  type DemoGuest,
} from '@contract/demo/calendar'
import { sampleEvents } from './data/events'
import type { Calls } from './http/area'
import {
  day,
  filled,
  flag,
  given,
  id,
  listOf,
  moment,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  type Readers,
  record,
  required,
  text,
  under,
} from './http/read'
import { invalid } from './http/refusal'
import { nextId, remove, rowOf } from './http/rows'

/** A calendar day stays a day, because it is no moment of a time zone. */
const dayOrMoment: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : moment(value)

const FIELDS: Readers<Omit<DemoEvent, 'id' | 'extendedProps' | 'end'> & { end: string | null; extendedProps: object }> =
  {
    url: text,
    title: filled,
    start: dayOrMoment,
    end: orNull(dayOrMoment),
    allDay: flag,
    extendedProps: record,
  }

const DETAILS: Readers<DemoEventDetails> = {
  calendar: oneOf(DEMO_CALENDARS),
  guests: listOf(objectOf<DemoGuest>({ value: text, label: text, avatar: text }, ['value', 'avatar'])),
  location: text,
  description: text,
}

function fieldsOf(event: Record<string, unknown>) {
  const { extendedProps, ...fields } = given(event, FIELDS)
  return { fields, details: given({ ...extendedProps }, DETAILS) }
}

/** The event with an end: its start by default, and never earlier. */
function complete({ end, ...event }: Omit<DemoEvent, 'end'> & { end: string | null | undefined }): DemoEvent {
  const finish = end ?? event.start
  if (new Date(finish) < new Date(event.start)) throw invalid({ end: 'end_before_start' })
  return { ...event, end: finish }
}

export function begin(): Calls {
  const events = sampleEvents()

  function add(body: unknown): DemoEvent {
    const { fields, details } = fieldsOf(under(body, 'event'))
    const { title, start } = fields
    if (!title) throw invalid({ title: 'required' })
    if (!start) throw invalid({ start: 'required' })
    const event = complete({
      url: '',
      allDay: false,
      end: undefined,
      ...fields,
      title,
      start,
      id: nextId(events),
      extendedProps: { calendar: 'ETC', ...details },
    })
    events.push(event)
    return event
  }

  function update(body: unknown): DemoEvent {
    const changes = under(body, 'event')
    const event = rowOf(events, required(changes, 'id', id))
    const { fields, details } = fieldsOf(changes)
    return Object.assign(
      event,
      complete({ ...event, ...fields, extendedProps: { ...event.extendedProps, ...details } }),
    )
  }

  return {
    'GET /apps/calendar/events': ({ query }) => {
      const calendars = query.list('calendars')
      return [200, events.filter(({ extendedProps }) => !calendars || calendars.includes(extendedProps.calendar))]
    },
    'POST /apps/calendar/add-event': ({ body }) => [201, { event: add(body) } satisfies DemoEventAnswer],
    'POST /apps/calendar/update-event': ({ body }) => [200, { event: update(body) } satisfies DemoEventAnswer],
    'DELETE /apps/calendar/remove-event': ({ query }) => {
      remove(events, query.id('id'))
      return [200]
    },
  }
}
