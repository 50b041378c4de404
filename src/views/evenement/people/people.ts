import type { Evenement } from '@contract/planning/evenement'
import { type Column, type ColumnKind, columnsOf, ownerOf } from '../calendar/columns'

/** The id for lessons without an instructor, or without a vehicle. */
export const NOBODY = 0

/** An instructor or a vehicle of the strip, with the number of their lessons in the visible days. */
export interface Person {
  id: number
  nom: string
  count: number
}

/** By name or by load, as the server and the counts order them, or a manual order. */
type Order = 'nom' | 'charge' | readonly number[]

/** The shown people and their order. */
export interface Choice {
  hidden: readonly number[]
  order: Order
}

export const EVERYBODY: Choice = { hidden: [], order: 'nom' }

const idOf = (event: Evenement, kind: ColumnKind) => ownerOf(event, kind).id ?? NOBODY

/** Everybody known, anyone else with a visible lesson, and NOBODY. */
export function peopleOf(
  known: readonly Column[],
  events: readonly Evenement[],
  kind: ColumnKind,
  nobody: string,
): Person[] {
  const counts = new Map<number, number>()
  for (const event of events) counts.set(idOf(event, kind), (counts.get(idOf(event, kind)) ?? 0) + 1)
  return columnsOf(known, events, kind, nobody).map(({ id, nom }) => {
    const own = id ?? NOBODY
    return { id: own, nom, count: counts.get(own) ?? 0 }
  })
}

/** People with lessons first; NOBODY is always last. */
const rank = ({ id, count }: Person) => (id === NOBODY ? 2 : Number(count === 0))

export function orderPeople(people: readonly Person[], order: Order): Person[] {
  const places = typeof order === 'string' ? [] : order
  const placeOf = ({ id }: Person) => (places.includes(id) ? places.indexOf(id) : places.length)
  const load = ({ count }: Person) => (order === 'charge' ? -count : 0)
  return [...people].sort((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b) || load(a) - load(b))
}

export const withoutHidden = (events: readonly Evenement[], kind: ColumnKind, hidden: readonly number[]) =>
  hidden.length === 0 ? events : events.filter((event) => !hidden.includes(idOf(event, kind)))

/** Toggles a person. */
export const toggled = ({ hidden, order }: Choice, id: number): Choice => ({
  order,
  hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
})

/** Shows only one person; if that is already so, everybody. */
export function solo(choice: Choice, people: readonly Person[], id: number): Choice {
  const others = people.flatMap((person) => (person.id === id ? [] : [person.id]))
  const isAlone = !choice.hidden.includes(id) && others.every((other) => choice.hidden.includes(other))
  return { ...choice, hidden: isAlone ? [] : others }
}

/** Moves one person before another, or to the end; the order then counts as manual. */
export function placed(choice: Choice, people: readonly Person[], id: number, before: number | null): Choice {
  const ids = people.map((person) => person.id).filter((other) => other !== id)
  const place = before === null ? ids.length : ids.indexOf(before)
  return { ...choice, order: [...ids.slice(0, place), id, ...ids.slice(place)] }
}

/** Moves one place to the left (-1) or to the right (1). */
export function moved(choice: Choice, people: readonly Person[], id: number, by: -1 | 1): Choice {
  const place = people.findIndex((person) => person.id === id)
  const next = people[by < 0 ? place - 1 : place + 2]
  if (place + by < 0 || place + by >= people.length) return choice
  return placed(choice, people, id, next?.id ?? null)
}
