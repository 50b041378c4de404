import { FOUND_BESIDE, FOUND_PER_KIND, type FoundEvenement } from '@contract/ecole/recherche'
import { fold } from '@contract/fold'
import { grouped } from '@contract/grouped'
import { freeSeats } from '@contract/planning/evenement'
import type { Caller } from '../../caller'
import { type EventOfDay, eventsOfDay, namesOfEvents, nextEvents } from '../../database/ecole/recherche/evenements'
import { evenementsById } from '../../database/planning/evenement'
import type { Db } from '../../database/schema'
import type { Said } from '../../rules/ecole/rechercheTexte'
import { presentEvenement } from '../planning/evenement'

/** Ids of the people whom the names of a search match, best first. */
export interface People {
  candidats: readonly number[]
  moniteurs: readonly number[]
}

interface Asked {
  caller: Caller
  said: Said
  people: People
  now: Date
}

/** Minimum number of letters of a name for showing the events of its people beside them. */
const ENOUGH_LETTERS = 3

const wordsOf = ({ title, lieu, moniteurNom, moniteurPrenom, examinateurNom, examinateurPrenom }: EventOfDay) =>
  fold([title, lieu, moniteurNom, moniteurPrenom, examinateurNom, examinateurPrenom].filter(Boolean).join(' ')).split(
    ' ',
  )

/** The events of a day that match every typed name. Events that are over or cancelled come last. */
async function ofDay(db: Db, { caller, said, now }: Asked, day: string): Promise<number[]> {
  const events = await eventsOfDay(db, caller, day, said.calendars)
  if (events.length === 0) return []
  const typed = said.names
  const ids = events.map(({ id }) => id)
  const named = typed.length > 0 ? await namesOfEvents(db, caller, ids) : []
  const people = grouped(named, ({ idEvenement }) => idEvenement)
  const isNamed = (event: EventOfDay) => {
    if (typed.length === 0) return true
    const candidats = (people.get(event.id) ?? []).flatMap(({ nomTri, prenomTri }) => [
      ...nomTri.split(' '),
      ...prenomTri.split(' '),
    ])
    const words = [...wordsOf(event), ...candidats]
    return typed.every((name) => words.some((word) => word.startsWith(name)))
  }
  const isBehind = ({ end, status }: EventOfDay) =>
    Number(status === 'CANCELLED') * 2 + Number(end <= now.toISOString())
  return events
    .filter(isNamed)
    .sort((a, b) => isBehind(a) - isBehind(b))
    .slice(0, FOUND_PER_KIND)
    .map(({ id }) => id)
}

interface Found {
  ids: number[]
  rank: number
}

async function idsOf(db: Db, asked: Asked): Promise<Found> {
  const { caller, said, people, now } = asked
  if (said.day !== null) return { ids: await ofDay(db, asked, said.day), rank: 0 }
  const isAsked = said.about === 'evenement'
  const isNamed = said.names.join('').length >= ENOUGH_LETTERS
  if (!isAsked && (said.about !== null || !isNamed)) return { ids: [], rank: 3 }
  const whose = said.names.length > 0 ? { candidat: people.candidats, moniteur: people.moniteurs } : null
  const limit = isAsked ? FOUND_PER_KIND : FOUND_BESIDE
  const wanted = { calendars: said.calendars, now: now.toISOString(), limit, isFilled: isAsked }
  return { ids: await nextEvents(db, caller, whose, wanted), rank: isAsked ? 0 : 3 }
}

/**
 * The lessons and exams of a day, of people, or both; candidates and instructors find their own. Beside found people,
 * only events that are still ahead are shown.
 */
export async function findEvents(db: Db, asked: Asked): Promise<FoundEvenement[]> {
  if (!asked.caller.ability.can('read', 'Evenement')) return []
  const { ids, rank } = await idsOf(db, asked)
  const rows = await evenementsById(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): FoundEvenement[] => {
    const row = byId.get(id)
    if (!row) return []
    const { title, start, end, status, extendedProps } = presentEvenement(row, asked.caller)
    const { calendar, moniteur, examinateur, lieu } = extendedProps
    const libres = end > asked.now.toISOString() ? freeSeats({ status, extendedProps }) : null
    return [{ id, rank, calendar, title, start, end, status, moniteur, examinateur, lieu, libres }]
  })
}
