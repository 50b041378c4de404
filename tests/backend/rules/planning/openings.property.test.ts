import { clashesOf, type Facts } from '@backend/rules/planning/clashes'
import { gridOf } from '@backend/rules/planning/openingGrid'
import { judgeOpenings, type OpeningFacts, openingsOf } from '@backend/rules/planning/openings'
import { takenAmong } from '@backend/rules/planning/taken'
import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { Creneau, Ressource } from '@contract/planning/clash'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** A week with a clock change in Paris. */
const FIRST = '2026-10-22'
const dayOf = (index: number) => addDays(FIRST, index)
const DAYS = 7
const day = fc.integer({ min: -1, max: DAYS }).map(dayOf)
const hour = fc.integer({ min: 0, max: 24 }).map((value) => `${String(value).padStart(2, '0')}:00`)
const half = fc.integer({ min: 12, max: 40 }).map((value) => {
  return `${String(Math.floor(value / 2)).padStart(2, '0')}:${value % 2 ? '30' : '00'}`
})

/** Periods of a week that may overlap and touch, some until midnight. */
const plage = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.oneof(half, hour), fc.oneof(half, hour))
  .map(([jour, a, b]) => ({ jour, debut: a < b ? a : b, fin: a < b ? b : a }))
  .filter(({ debut, fin }) => debut < fin)
const weekdays = fc
  .tuple(half, half)
  .filter(([a, b]) => a < b)
  .map(([debut, fin]) => [1, 2, 3, 4, 5, 6, 7].map((jour) => ({ jour, debut, fin })))
const week = fc.oneof(weekdays, fc.array(plage, { maxLength: 14 }))
const off = fc.tuple(day, fc.integer({ min: 0, max: 2 })).map(([debut, days]) => {
  return { debut, fin: addDays(debut, days), motif: null }
})
const sometimes = { freq: 6 }
const rarely = fc.boolean().chain((value) => (value ? fc.boolean() : fc.constant(false)))

const moniteur = (id: number) =>
  fc.record({
    id: fc.constant(id),
    nom: fc.constant(`M${id}`),
    archived: rarely,
    disponible: rarely.map((value) => !value),
    categories: fc.subarray([1, 2], { minLength: 1 }),
    plages: week,
    conges: fc.array(off, { maxLength: 1 }),
  })
const vehicule = (id: number) =>
  fc.record({
    id: fc.constant(id),
    nom: fc.constant(`V${id}`),
    archived: rarely,
    disponible: rarely.map((value) => !value),
    idPermi: fc.constantFrom(1, 1, 2),
    papiers: fc.record({ finAssurance: fc.option(day, sometimes), finVisite: fc.option(day, sometimes) }),
  })

/** A time of the week, on no grid. */
const creneau = (pays: Pays) =>
  fc
    .tuple(
      fc.integer({ min: 0, max: DAYS - 1 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(0, 10, 30),
      fc.constantFrom(20, 60, 120),
    )
    .map(([index, at, past, minutes]): Creneau => {
      const time = `${String(at).padStart(2, '0')}:${String(past).padStart(2, '0')}`
      const start = momentOf({ day: dayOf(index), time }, pays).toISOString()
      return { start, end: addMinutes(start, minutes) }
    })

const taken = (pays: Pays) =>
  fc
    .tuple(
      fc.constantFrom<Ressource>('candidat', 'moniteur', 'moniteur', 'vehicule'),
      fc.integer({ min: 1, max: 3 }),
      creneau(pays),
    )
    .map(([ressource, id, { start, end }]) => {
      const idRessource = ressource === 'candidat' ? 1 : id
      return { ressource, idRessource, start, end, idEvenement: 1, calendar: 'Hour code' as const }
    })

const situation = fc.constantFrom<Pays>('TN', 'FR').chain((pays) =>
  fc.record({
    pays: fc.constant(pays),
    horaires: week,
    fermetures: fc.array(off, { maxLength: 1 }),
    candidat: fc.constant({ id: 1, nom: 'C', archived: false, idPermi: 1, permi: 'B' }),
    moniteurs: fc.tuple(moniteur(1), moniteur(2), moniteur(3)),
    vehicules: fc.tuple(vehicule(1), vehicule(2), vehicule(3)),
    busy: fc.array(taken(pays), { maxLength: 60 }),
    asked: fc.array(creneau(pays), { maxLength: 3 }),
  }),
)
type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never

/** The same facts, with the times grouped by resource. */
function factsOf({ busy, ...rest }: Situation): OpeningFacts {
  const keys = new Set(busy.map(({ ressource, idRessource }) => `${ressource} ${idRessource}`))
  const taken = [...keys].map((key) => {
    const own = busy.filter(({ ressource, idRessource }) => `${ressource} ${idRessource}` === key)
    const [ressource, idRessource] = [own[0]?.ressource ?? 'candidat', own[0]?.idRessource ?? 0]
    return { ressource, idRessource, times: own.map(({ start, end }) => ({ start, end })) }
  })
  return { ...rest, taken }
}

const lesson = fc.record({
  calendar: fc.constantFrom('Hour circulation', 'Hour code', 'Hour Park'),
  minutes: fc.constantFrom(30, 60, 90),
  step: fc.constantFrom(15, 45, 60),
})
const SOONEST = `${dayOf(0)}T10:00:00.000Z`
const LATEST = `${dayOf(5)}T10:00:00.000Z`

type Kind = 'Hour circulation' | 'Hour code' | 'Hour Park'

/** The instructors with whom the booking rule, asked pair by pair, allows the lesson. */
function bookable(calendar: Kind, slot: Creneau, facts: Situation): number[] {
  const vehicules = calendar === 'Hour code' ? [null] : facts.vehicules
  return facts.moniteurs
    .filter((one) =>
      vehicules.some((car) => {
        const own = (ressource: Ressource, id: number) =>
          ressource === 'candidat' || (ressource === 'moniteur' ? id === one.id : id === car?.id)
        const all: Facts = {
          ...facts,
          moniteur: one,
          vehicule: car,
          examinateur: null,
          candidats: [facts.candidat],
          busy: facts.busy.filter(({ ressource, idRessource }) => own(ressource, idRessource)),
          stageFault: () => null,
        }
        return clashesOf({ calendar, ...slot }, all).length === 0
      }),
    )
    .map(({ id }) => id)
}

describe('openingsOf', () => {
  it('returns exactly the slots of the grid that a booking would accept', () => {
    fc.assert(
      fc.property(situation, lesson, (facts, { calendar, minutes, step }) => {
        const days = { from: FIRST, to: dayOf(DAYS - 1), step }
        const { found } = openingsOf({ calendar, minutes, ...days, soonest: SOONEST, latest: LATEST }, factsOf(facts))
        const wanted = [...gridOf(days, facts.horaires, facts.pays)]
          .filter((start) => start >= SOONEST && start <= LATEST)
          .map((start) => ({ start, end: addMinutes(start, minutes) }))
          .filter((slot) => facts.asked.every((other) => other.end <= slot.start || slot.end <= other.start))
          .map((slot) => ({ ...slot, idMoniteurs: bookable(calendar, slot, facts) }))
          .filter(({ idMoniteurs }) => idMoniteurs.length > 0)
        expect(found).toEqual(wanted)
      }),
      { numRuns: 150 },
    )
  })

  it('returns a reason when there is no slot, and only then', () => {
    fc.assert(
      fc.property(situation, lesson, (facts, { calendar, minutes, step }) => {
        const days = { from: FIRST, to: dayOf(DAYS - 1), step }
        const { found, raison } = openingsOf(
          { calendar, minutes, ...days, soonest: SOONEST, latest: LATEST },
          factsOf(facts),
        )
        expect(raison === null).toBe(found.length > 0)
      }),
    )
  })
})

describe('a requested slot', () => {
  it('has a fault exactly when it could not be booked, on the grid or off it', () => {
    const asked = fc.constantFrom<Pays>('TN', 'FR').chain(creneau)
    fc.assert(
      fc.property(situation, fc.constantFrom<Kind>('Hour circulation', 'Hour code'), asked, (facts, calendar, slot) => {
        const { fault, moniteurs } = judgeOpenings(calendar, factsOf(facts))(slot)
        const isAsked = facts.asked.some((other) => other.start < slot.end && slot.start < other.end)
        expect(fault === null).toBe(!isAsked && bookable(calendar, slot, facts).length > 0)
        if (fault === null) expect(moniteurs).toEqual(bookable(calendar, slot, facts))
      }),
    )
  })
})

describe('gridOf', () => {
  it('starts at the opening and continues in equal steps in every part of a day', () => {
    const horaires = [
      { jour: 5, debut: '13:30', fin: '15:00' },
      { jour: 5, debut: '08:00', fin: '09:00' },
      { jour: 5, debut: '09:00', fin: '10:00' },
    ]
    const starts = [...gridOf({ from: '2026-11-26', to: '2026-11-28', step: 45 }, horaires, 'TN')]
    expect(starts.map((start) => start.slice(11, 16))).toEqual(['07:00', '07:45', '08:30', '12:30', '13:15'])
  })

  it('repeats no hour when the clocks change', () => {
    const night = [{ jour: 7, debut: '01:00', fin: '04:00' }]
    for (const [sunday, count] of [
      ['2026-03-29', 2],
      ['2026-10-25', 3],
    ] as const) {
      const starts = [...gridOf({ from: sunday, to: sunday, step: 60 }, night, 'FR')]
      expect(new Set(starts).size).toBe(starts.length)
      expect(starts).toHaveLength(count)
    }
  })
})

describe('takenAmong', () => {
  it('matches exactly the slots that overlap one of the times', () => {
    const times = fc.array(creneau('TN'), { maxLength: 30 })
    fc.assert(
      fc.property(times, creneau('TN'), (others, slot) => {
        const overlaps = others.some(({ start, end }) => start < slot.end && slot.start < end)
        expect(takenAmong(others)(slot)).toBe(overlaps)
      }),
    )
  })
})
