import type { Facts } from '@backend/rules/planning/clashes'
import { type Along, nearestSlots, replacements, type Search } from '@backend/rules/planning/freeSlots'
import { describe, expect, it } from 'vitest'
import { free, MONITEUR, taken, VEHICULE } from '../clashes/facts'

const ORIGIN = Date.parse('2026-11-23T08:00:00.000Z')
const DAY = 24 * 60
const iso = (minutes: number) => new Date(ORIGIN + minutes * 60_000).toISOString()
const slot = (start: number, length = 60) => ({ start: iso(start), end: iso(start + length) })
const busy = (start: number, length: number, id = 4) =>
  taken('moniteur', id, { start: iso(start), end: iso(start + length) })
const search = (values: Partial<Search> = {}): Search => ({
  calendar: 'Hour circulation',
  slots: [slot(0)],
  from: iso(-20 * DAY),
  to: iso(20 * DAY),
  ...values,
})

/** Facts that count how often they are evaluated. */
function counter() {
  let count = 0
  const counted = (facts: Facts): Facts => ({
    ...facts,
    get busy() {
      count += 1
      return facts.busy
    },
  })
  return { counted, looks: () => count }
}

describe('nearestSlots', () => {
  it('offers the time wanted, one after it and one before it, in the order of time', () => {
    expect(nearestSlots(search(), free())).toEqual([slot(-60), slot(0), slot(60)])
  })

  it('offers quarters of an hour around the time wanted', () => {
    expect(nearestSlots(search(), free({ busy: [busy(0, 10)] }))).toEqual([slot(-60), slot(15), slot(75)])
  })

  it('offers nothing before or after the moments that bound the search', () => {
    expect(nearestSlots(search({ from: iso(0), to: iso(60) }), free())).toEqual([slot(0), slot(60)])
    expect(nearestSlots(search({ from: iso(1), to: iso(59) }), free())).toEqual([slot(15)])
  })

  it('leaves out the time at which the event is now, and no other', () => {
    expect(nearestSlots(search({ present: slot(0) }), free())).toEqual([slot(-45), slot(15), slot(75)])
    expect(nearestSlots(search({ present: slot(0, 45) }), free())).toEqual([slot(-60), slot(0), slot(60)])
    expect(nearestSlots(search({ present: { start: iso(15), end: iso(60) } }), free())).toContainEqual(slot(0))
  })

  it('looks two weeks away at the most, on both sides', () => {
    const times = (values: Partial<Search>) => nearestSlots(search(values), free())
    expect(times({ from: iso(14 * DAY) })).toEqual([slot(14 * DAY)])
    expect(times({ from: iso(14 * DAY + 1) })).toEqual([])
    expect(times({ to: iso(-14 * DAY) })).toEqual([slot(-14 * DAY)])
    expect(times({ to: iso(-14 * DAY - 1) })).toEqual([])
  })

  it('offers nothing without a time, or where no time would do', () => {
    expect(nearestSlots(search({ slots: [] }), free())).toEqual([])
    expect(nearestSlots(search(), free({ moniteur: { ...MONITEUR, archived: true } }))).toEqual([])
  })

  it('looks at no other time where none would do', () => {
    const { counted, looks } = counter()
    const gone = counted(free({ vehicule: { ...VEHICULE, disponible: false } }))
    expect(nearestSlots(search({ slots: [slot(0), slot(DAY)] }), gone)).toEqual([])
    expect(looks()).toBe(1)
    const along: Along[] = [{ calendar: 'Hour circulation', slots: [slot(DAY), slot(2 * DAY)], facts: gone }]
    expect(nearestSlots(search(), free(), along)).toEqual([])
    expect(looks()).toBe(2)
  })

  it('moves all times of a recurrence together', () => {
    const slots = [slot(0), slot(7 * DAY)]
    expect(nearestSlots(search({ slots }), free({ busy: [busy(7 * DAY, 60)] }))).toEqual([
      slot(-60),
      slot(60),
      slot(120),
    ])
    // With as many days in between, the later slot would coincide with the first.
    const near = [slot(0), { start: iso(DAY), end: iso(DAY + 60) }]
    expect(nearestSlots(search({ slots: near }), free())).toEqual([slot(-60), slot(0), slot(60)])
  })

  it('asks for times that suit those who move along, by their own facts', () => {
    const others = free({ moniteur: { ...MONITEUR, id: 41 }, busy: [busy(DAY - 60, 60, 41)] })
    const along: Along[] = [{ calendar: 'Hour circulation', slots: [slot(DAY)], facts: others }]
    expect(nearestSlots(search(), free(), along)).toEqual([slot(0), slot(60), slot(120)])
    const gone = free({ vehicule: { ...VEHICULE, disponible: false } })
    expect(nearestSlots(search(), free(), [{ ...(along[0] as Along), facts: gone }])).toEqual([])
  })

  it('keeps those who move along apart from the time itself', () => {
    const along: Along[] = [{ calendar: 'Hour circulation', slots: [slot(30)], facts: free() }]
    expect(nearestSlots(search({ from: iso(-60), to: iso(60) }), free(), along)).toEqual([])
  })
})

describe('replacements', () => {
  const WEEK = 7 * DAY
  const weeks = (count: number) => Array.from({ length: count }, (_, index) => slot(index * WEEK))
  const ask = (slots: Search['slots'], from = iso(-20 * DAY)) => ({
    calendar: 'Hour circulation' as const,
    slots,
    from,
  })

  it('replaces nothing where nothing clashes', () => {
    expect(replacements(ask(weeks(3)), free())).toEqual([])
  })

  it('finds the nearest time of each that clashes, of the same length', () => {
    const slots = [slot(0), slot(WEEK, 90), slot(2 * WEEK)]
    const facts = free({ busy: [busy(WEEK, 30), busy(2 * WEEK - 30, 45)] })
    expect(replacements(ask(slots), facts)).toEqual([
      { refused: slots[1], creneau: slot(WEEK + 30, 90) },
      { refused: slots[2], creneau: slot(2 * WEEK + 15) },
    ])
  })

  it('keeps apart from those that stay and from each other', () => {
    const slots = [slot(0), slot(75), slot(135)]
    const facts = free({ busy: [busy(80, 10), busy(140, 10)] })
    const found = replacements(ask(slots), facts)
    expect(found).toEqual([
      { refused: slot(75), creneau: slot(150) },
      { refused: slot(135), creneau: slot(210) },
    ])
  })

  it('begins no earlier than the search', () => {
    const facts = free({ busy: [busy(30, 60)] })
    expect(replacements(ask([slot(0)]), facts)).toEqual([{ refused: slot(0), creneau: slot(-30) }])
    expect(replacements(ask([slot(0)], iso(-30)), facts)).toEqual([{ refused: slot(0), creneau: slot(-30) }])
    expect(replacements(ask([slot(0)], iso(-29)), facts)).toEqual([{ refused: slot(0), creneau: slot(90) }])
  })

  it('looks six days away at the most', () => {
    const around = (minutes: number) => free({ busy: [busy(-minutes, 2 * minutes)] })
    expect(replacements(ask([slot(0)]), around(6 * DAY))).toEqual([{ refused: slot(0), creneau: slot(6 * DAY) }])
    expect(replacements(ask([slot(0)]), around(6 * DAY + 1))).toEqual([])
  })

  it('replaces all or none', () => {
    const facts = free({ busy: [busy(0, 10), busy(WEEK - 7 * DAY + 20 * DAY, 1), busy(2 * WEEK - 7 * DAY, 14 * DAY)] })
    expect(replacements(ask([slot(0), slot(2 * WEEK)]), facts)).toEqual([])
  })

  it.each([
    [12, 12],
    [13, 0],
  ])('replaces of %i refused times %i', (refused, count) => {
    const slots = weeks(14)
    const facts = free({ busy: slots.slice(0, refused).map((_, index) => busy(index * WEEK, 60)) })
    expect(replacements(ask(slots), facts)).toHaveLength(count)
  })

  it('looks at no other time for a replacement where none would do', () => {
    const { counted, looks } = counter()
    const facts = counted(free({ busy: [busy(0, 60)], vehicule: { ...VEHICULE, archived: true } }))
    expect(replacements(ask(weeks(2)), facts)).toEqual([])
    expect(looks()).toBe(3)
  })

  it('replaces nothing where no time would do', () => {
    expect(replacements(ask(weeks(2)), free({ vehicule: { ...VEHICULE, idPermi: 2 } }))).toEqual([])
  })
})
