import type { DemoEvent } from '@contract/demo/calendar'
import { http } from '@core/http'
import { calendarsParam, readAddress, stepped } from '@src/views/demo/calendar/address'
import { shifted, stretched, timesOf } from '@src/views/demo/calendar/times'
import { bodyOf, faultsOf, startOf, valuesOf } from '@src/views/demo/calendar/values'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoPages } from '../surroundings'

const open = demoPages()
const stored = async () => (await http.get<DemoEvent[]>('apps/calendar/events')).data
const event = (title: string) => screen.findAllByRole('button', { name: new RegExp(title) })

describe('calendar of the demo', () => {
  it('shows the selected calendars and keeps them in the address', async () => {
    const { user, here } = await open('/apps/calendar?view=list', 'manager')
    await event('Réunion d’équipe')
    await user.click(screen.getByRole('checkbox', { name: 'Travail' }))
    await waitFor(() => expect(here()).toBe('/apps/calendar?view=list&calendars=Holiday%2CPersonal%2CFamily%2CETC'))
    await waitFor(() => expect(screen.queryByText(/Réunion d’équipe/)).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: 'Tout afficher' }))
    await user.click(screen.getByRole('checkbox', { name: 'Tout afficher' }))
    await waitFor(() => expect(here()).toBe('/apps/calendar?view=list&calendars=none'))
    expect(await screen.findByText('Aucun événement sur cette période')).toBeVisible()
  })

  it('adds an event with its link, opens it, deletes it and undoes that', async () => {
    const { user, here } = await open('/apps/calendar?view=list', 'manager')
    await event('Réunion d’équipe')
    await user.click(screen.getByRole('button', { name: 'Nouvel événement' }))
    await user.click(await screen.findByRole('button', { name: 'Ajouter l’événement' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Titre' }), 'Visite')
    await user.type(screen.getByRole('textbox', { name: 'Lien' }), 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Ajouter l’événement' }))
    expect(await screen.findByText('Valeur incorrecte.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Lien' }))
    await user.type(screen.getByRole('textbox', { name: 'Lien' }), 'exemple.tn/visite')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Avec le plan')
    await user.click(screen.getByRole('button', { name: 'Ajouter l’événement' }))
    await waitFor(() => expect(here()).toBe('/apps/calendar?view=list'))
    const added = (await stored()).at(-1)
    expect(added).toMatchObject({
      id: 11,
      title: 'Visite',
      url: 'https://exemple.tn/visite',
      allDay: true,
      extendedProps: { calendar: 'Business', description: 'Avec le plan' },
    })
    await user.click((await event('Visite · Travail'))[0] as HTMLElement)
    const panel = await screen.findByRole('dialog', { name: 'Modifier l’événement' })
    expect(within(panel).getByRole('link', { name: 'Ouvrir le lien (nouvel onglet)' })).toHaveAttribute(
      'href',
      added?.url,
    )
    await user.click(within(panel).getByRole('button', { name: 'Supprimer' }))
    await waitFor(async () => expect(await stored()).toHaveLength(10))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await stored()).at(-1)?.title).toBe('Visite'))
  })

  // Equal moments may be written with different offsets.
  const times = (event?: DemoEvent) => [event?.start, event?.end].map((time) => Date.parse(time ?? ''))

  it('moves an event by keyboard and undoes it', async () => {
    const { user } = await open('/apps/calendar?view=list', 'manager')
    const before = (await stored())[0]
    const [pressed] = await event('Réunion d’équipe')
    pressed?.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(async () => {
      expect(Date.parse((await stored())[0]?.start ?? '')).toBe(Date.parse(before?.start ?? '') + 30 * 60_000)
    })
    // A message of another test may still be on the page. The newest is first.
    await screen.findByText(/^Événement déplacé/)
    const [undo] = screen.getAllByRole('button', { name: 'Annuler' })
    if (!undo) throw new Error('Nothing to take back')
    await user.click(undo)
    await waitFor(async () => expect(times((await stored())[0])).toEqual(times(before)))
  })
})

describe('form of an event', () => {
  const allDay: DemoEvent = {
    id: 1,
    url: '',
    title: 'Pont',
    start: '2026-03-28',
    end: '2026-03-31',
    allDay: true,
    extendedProps: { calendar: 'Holiday' },
  }

  it('shows the last day and converts it back', () => {
    const values = valuesOf(allDay)
    expect(values).toMatchObject({ startDay: '2026-03-28', endDay: '2026-03-30' })
    expect(bodyOf(values, [])).toMatchObject({ start: '2026-03-28', end: '2026-03-31', allDay: true })
  })

  it.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ startDay: '' }, { startDay: 'required' }],
    [{ endDay: '2026-03-27' }, { endDay: 'end_before_start' }],
    [{ allDay: false, endDay: '2026-03-28', endTime: '08:00' }, { endDay: 'end_before_start' }],
    [{ allDay: false, startTime: '' }, { startTime: 'required' }],
    [{ url: 'javascript:x' }, { url: 'invalid' }],
    [{ url: 'exemple.tn' }, {}],
  ])('with %o has the faults %o', (changes, faults) => {
    expect(faultsOf({ ...valuesOf(allDay), ...changes })).toEqual(faults)
  })

  it('starts at the pressed day', () => {
    const times = timesOf({ start: new Date(2026, 10, 21), end: null, allDay: true })
    expect(startOf(times, 'Family')).toMatchObject({ startDay: '2026-11-21', endDay: '2026-11-21', calendar: 'Family' })
  })
})

describe('times of an event', () => {
  const timed = { start: '2026-11-21T08:00:00.000Z', end: '2026-11-21T09:00:00.000Z', allDay: false }

  it('move by days and minutes, whole days by days only', () => {
    expect(shifted(timed, { minutes: 30 })).toMatchObject({ start: '2026-11-21T08:30:00.000Z' })
    expect(shifted({ start: '2026-02-28', end: '2026-03-01', allDay: true }, { days: 1 })).toEqual({
      start: '2026-03-01',
      end: '2026-03-02',
      allDay: true,
    })
  })

  it('never shrink an event to nothing', () => {
    expect(stretched(timed, { minutes: -60 })).toBeNull()
    expect(stretched(timed, { minutes: 30 })?.end).toBe('2026-11-21T09:30:00.000Z')
  })
})

describe('address of the calendar', () => {
  it('ignores invalid calendar parameters', () => {
    const read = (text: string) => readAddress(new URLSearchParams(text), false)
    expect(read('view=year&date=2026-02-31').view).toBe('month')
    expect(read('date=2026-02-28').date).toBe('2026-02-28')
    expect(read('calendars=Family,x').calendars).toEqual(['Family'])
    expect(read('calendars=none').calendars).toEqual([])
    expect(calendarsParam([])).toBe('none')
  })

  it('steps from the 31st into the next month', () => {
    expect(stepped('2026-01-31', 'month', 1)).toBe('2026-02-01')
    expect(stepped('2026-01-31', 'week', 1)).toBe('2026-02-07')
    expect(stepped('2026-03-01', 'day', -1)).toBe('2026-02-28')
  })
})
