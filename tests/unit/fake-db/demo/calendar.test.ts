// @vitest-environment node
import { DEMO_CALENDARS, type DemoEvent } from '@contract/demo/calendar'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

const ADD = '/apps/calendar/add-event'
const UPDATE = '/apps/calendar/update-event'
const REMOVE = '/apps/calendar/remove-event'
const NEW = {
  title: 'Essai',
  start: '2026-05-04T08:00:00.000Z',
  end: '2026-05-04T09:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Holiday', location: 'Ici' },
}

async function openCalendar() {
  const demo = await openDemo()
  return { ...demo, list: (params?: object) => demo.get<DemoEvent[]>('/apps/calendar/events', params) }
}

describe('demo events', () => {
  it('are ten around today in all five calendars', async () => {
    const { list } = await openCalendar()
    const events = await list()
    expect(events).toHaveLength(10)
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(DEMO_CALENDARS))
    for (const { start, end } of events) {
      expect(Math.abs(Date.parse(start) - Date.now())).toBeLessThan(20 * 86_400_000)
      expect(Date.parse(end)).toBeGreaterThan(Date.parse(start))
    }
  })

  it('are filtered by calendars in any format of a list', async () => {
    const { list, get } = await openCalendar()
    const expected = (await list()).filter(({ extendedProps: { calendar } }) => /Business|ETC/.test(calendar))
    expect(await list({ calendars: ['Business', 'ETC'] })).toEqual(expected)
    expect(await get('/apps/calendar/events?calendars=Business&calendars=ETC')).toEqual(expected)
    expect(await list({ calendars: 'ETC,Business' })).toEqual(expected)
  })

  it.each([[{ calendars: [] }], [{ calendars: '' }], [{ calendars: ['Nobody'] }]])(
    'are empty for %j',
    async (params) => {
      const { list } = await openCalendar()
      expect(await list(params)).toEqual([])
    },
  )
})

describe('changes of demo events', () => {
  it('add an event with the next id', async () => {
    const { http, list } = await openCalendar()
    const { status, data } = await http.post(ADD, { event: NEW })
    expect([status, data]).toEqual([201, { event: { ...NEW, id: 11, url: '' } }])
    expect((await list()).at(-1)).toEqual(data.event)
  })

  it('merge an update whose id is a string', async () => {
    const { http, list } = await openCalendar()
    await http.post(ADD, { event: NEW })
    const changes = { id: '11', title: 'Autre', extendedProps: { calendar: 'Family' } }
    const { status, data } = await http.post(UPDATE, { event: changes })
    const expected = { ...NEW, id: 11, url: '', title: 'Autre', extendedProps: { calendar: 'Family', location: 'Ici' } }
    expect([status, data.event]).toEqual([200, expected])
    expect((await list()).at(-1)).toEqual(expected)
  })

  it('end an event without an end at its start, and keep whole days', async () => {
    const { http } = await openCalendar()
    const { data } = await http.post(ADD, { event: { ...NEW, allDay: true, start: '2026-05-04', end: '' } })
    expect([data.event.start, data.event.end]).toEqual(['2026-05-04', '2026-05-04'])
  })

  it('remove one event and answer 404 for an unknown id', async () => {
    const { status, list } = await openCalendar()
    expect(await status('delete', REMOVE, { id: 999 })).toBe(404)
    expect(await list()).toHaveLength(10)
    expect(await status('delete', REMOVE, { id: 3 })).toBe(200)
    expect(ids(await list())).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10])
    expect(await status('delete', REMOVE, { id: 3 })).toBe(404)
    expect(await status('delete', REMOVE)).toBe(422)
  })

  it.each([
    [ADD, { event: { ...NEW, title: '' } }, 422],
    [ADD, { event: { ...NEW, start: undefined } }, 422],
    [ADD, { event: { ...NEW, start: 'tomorrow' } }, 422],
    [ADD, { event: { ...NEW, end: '2026-05-03T09:00:00.000Z' } }, 422],
    [ADD, { event: { ...NEW, extendedProps: { calendar: 'Work' } } }, 422],
    [ADD, null, 422],
    [UPDATE, { event: { id: 1, end: '1970-01-01' } }, 422],
    [UPDATE, { event: { id: 99, title: 'a' } }, 404],
    [UPDATE, { event: { title: 'a' } }, 422],
  ])('answers %s with %j with the status %i', async (url, body, expected) => {
    const { status, list } = await openCalendar()
    const before = await list()
    expect(await status('post', url, body)).toBe(expected)
    expect(await list()).toEqual(before)
  })
})
