import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import type { Calendar } from '@contract/planning/evenement'
import type { Caller } from '../../../caller'
import { earliestStart } from '../../../rules/planning/evenement'
import { allowedEvents, UNINDEXED_SCHOOL } from '../../planning/evenement'
import type { Db } from '../../schema'

/** The events of some kinds that a caller may read. The school is repeated because the index begins with it. */
const readable = (db: Db, caller: Caller, calendars: readonly Calendar[] | null) =>
  db
    .selectFrom('evenement')
    .where(allowedEvents(caller, 'read'))
    .where('evenement.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .$if(calendars !== null, (list) => list.where('evenement.calendar', 'in', calendars ?? []))

/** The events of a day with the names of their instructor and examiner, in order of time. */
export const eventsOfDay = (db: Db, caller: Caller, day: string, calendars: readonly Calendar[] | null) =>
  readable(db, caller, calendars)
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .leftJoin('examinateur', 'examinateur.id', 'evenement.idExaminateur')
    .select(['evenement.id', 'evenement.end', 'evenement.status', 'evenement.title', 'evenement.lieu'])
    .select([
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
      'examinateur.nom as examinateurNom',
      'examinateur.prenom as examinateurPrenom',
    ])
    .where('evenement.start', '>=', momentOf({ day, time: '00:00' }, caller.pays).toISOString())
    .where('evenement.start', '<', momentOf({ day: addDays(day, 1), time: '00:00' }, caller.pays).toISOString())
    .orderBy('evenement.start')
    .orderBy('evenement.id')
    .execute()
export type EventOfDay = Awaited<ReturnType<typeof eventsOfDay>>[number]

/** The candidates of events. A candidate as the caller only sees themselves. */
export const namesOfEvents = (db: Db, caller: Caller, ids: readonly number[]) =>
  db
    .selectFrom('evenement_candidat')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select(['idEvenement', 'nomTri', 'prenomTri'])
    .where('idEvenement', 'in', ids)
    .$if(caller.role === 'candidat', (list) => list.where('candidat.idUtilisateur', '=', caller.id))
    .execute()

/** The people whose events are wanted; null for everybody whose events the caller may read. */
type Whose = { candidat: readonly number[]; moniteur: readonly number[] } | null

interface Wanted {
  calendars: readonly Calendar[] | null
  now: string
  limit: number
}

/**
 * How far back the latest events of a whole school are searched, so that a rare kind does not cause a scan of years.
 */
const RECENT_MINUTES = 60 * 24 * 60

/** The next events that the caller may read, or the latest ones that are over. Cancelled ones are left out. */
function around(db: Db, caller: Caller, { calendars, now, limit }: Wanted, part: 'ahead' | 'over') {
  return (
    readable(db, caller, calendars)
      .select(['evenement.id', 'evenement.start'])
      .where('evenement.status', '<>', 'CANCELLED')
      .where('evenement.end', part === 'ahead' ? '>' : '<=', now)
      // The condition on `start` lets the database use an index, which is ordered by `start`.
      .where('evenement.start', '>', part === 'ahead' ? earliestStart(now) : addMinutes(now, -RECENT_MINUTES))
      .$if(part === 'over', (list) => list.where('evenement.start', '<', now))
      .orderBy('evenement.start', part === 'ahead' ? 'asc' : 'desc')
      .limit(limit)
  )
}

type Person = 'candidat' | 'moniteur'

/** The same events of some people, found by the index of the person instead of the school's. */
function ofPeople(db: Db, caller: Caller, wanted: Wanted, part: 'ahead' | 'over', who: Person, ids: readonly number[]) {
  const { calendars, now, limit } = wanted
  return (
    db
      .selectFrom('evenement')
      .select(['evenement.id', 'evenement.start'])
      .where(allowedEvents(caller, 'read', UNINDEXED_SCHOOL))
      .where(UNINDEXED_SCHOOL, '=', caller.idAutoEcole ?? 0)
      .$if(calendars !== null, (list) => list.where('evenement.calendar', 'in', calendars ?? []))
      .where('evenement.status', '<>', 'CANCELLED')
      .where('evenement.end', part === 'ahead' ? '>' : '<=', now)
      // If the index of the person is ordered by time, it is read from this moment on.
      .where('evenement.start', part === 'ahead' ? '>' : '<', part === 'ahead' ? earliestStart(now) : now)
      .where((eb) =>
        who === 'moniteur'
          ? eb('evenement.idMoniteur', 'in', ids)
          : eb(
              'evenement.id',
              'in',
              eb.selectFrom('evenement_candidat').select('idEvenement').where('idCandidat', 'in', ids),
            ),
      )
      .orderBy('evenement.start', part === 'ahead' ? 'asc' : 'desc')
      .limit(limit)
  )
}

async function partOf(db: Db, caller: Caller, whose: Whose, wanted: Wanted, part: 'ahead' | 'over') {
  if (whose === null) return around(db, caller, wanted, part).execute()
  const rows = []
  for (const who of ['candidat', 'moniteur'] as const)
    if (whose[who].length > 0) rows.push(...(await ofPeople(db, caller, wanted, part, who, whose[who]).execute()))
  const sign = part === 'ahead' ? 1 : -1
  return rows.sort((a, b) => (a.start < b.start ? -sign : sign)).slice(0, wanted.limit)
}

/** The caller alone, for roles that read only their own events. Their index then replaces a check of every row. */
async function ownReach(db: Db, { role, id }: Caller): Promise<Whose> {
  if (role !== 'candidat' && role !== 'moniteur') return null
  const own = await db.selectFrom(role).select('id').where('idUtilisateur', '=', id).execute()
  return { candidat: [], moniteur: [], [role]: own.map((one) => one.id) }
}

/** The ids of the next events of people. With `isFilled`, the latest past events fill the remaining places. */
export async function nextEvents(
  db: Db,
  caller: Caller,
  people: Whose,
  { isFilled, ...wanted }: Wanted & { isFilled: boolean },
): Promise<number[]> {
  const whose = people ?? (await ownReach(db, caller))
  const ids = new Set((await partOf(db, caller, whose, wanted, 'ahead')).map(({ id }) => id))
  if (isFilled && ids.size < wanted.limit) {
    const limit = wanted.limit - ids.size
    for (const { id } of await partOf(db, caller, whose, { ...wanted, limit }, 'over')) ids.add(id)
  }
  return [...ids]
}
