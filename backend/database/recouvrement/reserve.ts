import { minutesBetween } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { ETAPES, type Etape, etapeOf, HOUR_OF } from '@contract/planning/evenement'
import { priceOn } from '../../rules/argent/consumption'
import { plannedBeyond, type Reserve, type Standing } from '../../rules/recouvrement/reserve'
import { chunks } from '../chunks'
import type { Conn } from '../schema'
import { duesOfCandidats } from './dues'

const LESSONS = ETAPES.map((etape) => HOUR_OF[etape])

interface Asked {
  idAutoEcole: number
  pays: Pays
  today: string
}

const active = (db: Conn, idAutoEcole: number) =>
  db
    .selectFrom('inscription')
    .where('inscription.idAutoEcole', '=', idAutoEcole)
    .where('inscription.status', '=', 'ACTIVE')

/** The given and the planned lessons of enrolled candidates, from the first day of the enrolment on. */
async function lessonsOf(db: Conn, { idAutoEcole, pays }: Asked, ids: readonly number[]) {
  const rows = await active(db, idAutoEcole)
    .innerJoin('evenement_candidat', 'evenement_candidat.idCandidat', 'inscription.idCandidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .where('inscription.idCandidat', 'in', ids)
    .where('evenement.calendar', 'in', LESSONS)
    .where('evenement.status', 'in', ['PLANNED', 'SUCCESS'])
    .select([
      'inscription.idCandidat',
      'dateDebut',
      'calendar',
      'evenement.status',
      'start',
      'end',
      'minutes',
      'evenement_candidat.absent',
    ])
    .execute()
  return rows.filter(({ start, dateDebut }) => dayIn(start, pays) >= dateDebut)
}

async function termsOf(db: Conn, { idAutoEcole }: Asked, ids: readonly number[]) {
  const lots = await active(db, idAutoEcole)
    .innerJoin('lot', 'lot.idInscription', 'inscription.id')
    .where('inscription.idCandidat', 'in', ids)
    .where('lot.service', 'in', ETAPES)
    .select(['inscription.idCandidat', 'lot.service', 'quantite'])
    .execute()
  const prices = await active(db, idAutoEcole)
    .innerJoin('inscription_prix', 'inscription_prix.idInscription', 'inscription.id')
    .where('inscription.idCandidat', 'in', ids)
    .where('inscription_prix.service', 'in', ETAPES)
    .select(['inscription.idCandidat', 'inscription_prix.service', 'montant', 'droits', 'dateEffet'])
    .execute()
  return { lots, prices }
}

/** The unused credits, by candidate. */
async function creditsOf(db: Conn, { idAutoEcole }: Asked, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('poste')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('sens', '=', 'CREDIT')
    .where('reste', '>', 0)
    .where('idCandidat', 'in', ids)
    .select((eb) => ['idCandidat', eb.fn.sum<number>('reste').as('reste')])
    .groupBy('idCandidat')
    .execute()
  return new Map(rows.map(({ idCandidat, reste }) => [idCandidat, Number(reste)]))
}

async function standingsOfSome(db: Conn, asked: Asked, ids: readonly number[]): Promise<[number, Standing][]> {
  const { idAutoEcole, today } = asked
  const enrolled = new Set(
    (await active(db, idAutoEcole).where('idCandidat', 'in', ids).select('idCandidat').execute()).map(
      ({ idCandidat }) => idCandidat,
    ),
  )
  const lessons = await lessonsOf(db, asked, ids)
  const { lots, prices } = await termsOf(db, asked, ids)
  const dues = await duesOfCandidats(db, { idAutoEcole, today, ids })
  const credits = await creditsOf(db, asked, ids)
  const reserveOf = (id: number, etape: Etape): Reserve => {
    const own = lessons.filter(({ idCandidat, calendar }) => idCandidat === id && etapeOf(calendar) === etape)
    const sum = (status: string, minutes: (lesson: (typeof own)[number]) => number) =>
      own.filter((lesson) => lesson.status === status).reduce((total, lesson) => total + minutes(lesson), 0)
    const price = priceOn(
      prices.filter(({ idCandidat, service }) => idCandidat === id && service === etape),
      today,
    )
    return {
      etape,
      bought: lots
        .filter(({ idCandidat, service }) => idCandidat === id && service === etape)
        .reduce((total, { quantite }) => total + quantite, 0),
      given: sum('SUCCESS', ({ minutes, absent }) => (absent === 1 ? 0 : (minutes ?? 0))),
      planned: sum('PLANNED', ({ start, end }) => minutesBetween(start, end)),
      hour: price?.montant ?? 0,
    }
  }
  return ids.map((id) => {
    const { exigible = 0, enRetard = 0 } = dues.get(id) ?? {}
    const beyond = plannedBeyond(ETAPES.map((etape) => reserveOf(id, etape)))
    return [id, { isEnrolled: enrolled.has(id), due: exigible - (credits.get(id) ?? 0), enRetard, beyond }]
  })
}

/** Compares the accounts of some candidates with their planned lessons. */
export async function standingsOf(db: Conn, asked: Asked, ids: readonly number[]): Promise<Map<number, Standing>> {
  const all: [number, Standing][] = []
  for (const some of chunks([...new Set(ids)], 200)) all.push(...(await standingsOfSome(db, asked, some)))
  return new Map(all)
}

/** The enrolled candidates of a school for whom lessons are planned. */
export async function plannedCandidats(db: Conn, idAutoEcole: number): Promise<number[]> {
  const rows = await active(db, idAutoEcole)
    .innerJoin('evenement_candidat', 'evenement_candidat.idCandidat', 'inscription.idCandidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.status', '=', 'PLANNED')
    .where('evenement.calendar', 'in', LESSONS)
    .select('inscription.idCandidat')
    .distinct()
    .orderBy('inscription.idCandidat')
    .execute()
  return rows.map(({ idCandidat }) => idCandidat)
}

/** The names and phone numbers of candidates. */
export const personsOf = (db: Conn, ids: readonly number[]) =>
  db
    .selectFrom('candidat')
    .select(['id', 'prenom', 'nom', 'telephone'])
    .where('id', 'in', [0, ...ids])
    .execute()
