import { minutesBetween } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import type { Progression } from '@contract/ecole/candidat'
import { isExam } from '@contract/planning/evenement'
import type { Caller } from '../../../caller'
import { pathState } from '../../../rules/planning/parcours/parcours'
import { chunks } from '../../chunks'
import type { Conn } from '../../schema'
import { parcoursOf } from './parcours'

/** Attested and upcoming lessons of candidates, in order of time. */
const lessonsOf = (db: Conn, idCandidats: readonly number[], now: string) =>
  db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .select(['idEvenement', 'idCandidat', 'calendar', 'evenement.status', 'start', 'end', 'minutes'])
    .select('moniteur.idUtilisateur as idMoniteurUtilisateur')
    .where('idCandidat', 'in', idCandidats)
    .where('absent', '=', 0)
    .where((eb) =>
      eb.or([
        eb('evenement.status', '=', 'SUCCESS'),
        eb.and([eb('evenement.status', '=', 'PLANNED'), eb('end', '>', now)]),
      ]),
    )
    .orderBy('start')
    .orderBy('idEvenement')
    .execute()

/** Who reads the progress. */
type Reader = Pick<Caller, 'id' | 'role' | 'pays'>

type Lesson = Awaited<ReturnType<typeof lessonsOf>>[number]

function byCandidat(lessons: readonly Lesson[]): Map<number, Lesson[]> {
  const found = new Map<number, Lesson[]>()
  for (const lesson of lessons) {
    const own = found.get(lesson.idCandidat)
    if (own) own.push(lesson)
    else found.set(lesson.idCandidat, [lesson])
  }
  return found
}

const minutesOf = (rows: readonly Lesson[]) =>
  rows
    .filter(({ calendar }) => !isExam(calendar))
    .reduce((sum, { start, end, minutes }) => sum + (minutes ?? minutesBetween(start, end)), 0)

/** The next of the lessons ahead. Instructors have only the lessons that they give in their calendar. */
function prochainOf([next]: readonly Lesson[], { role, id }: Reader): Progression['prochain'] {
  if (!next) return null
  const visible = role !== 'moniteur' || next.idMoniteurUtilisateur === id
  return { idEvenement: next.idEvenement, calendar: next.calendar, start: next.start, visible }
}

/** The progress of candidates: the stage by the rules of their country, minutes, and the next planned event. */
export async function progressionOf(
  db: Conn,
  idCandidats: readonly number[],
  { now, caller }: { now: Date; caller: Reader },
): Promise<Map<number, Progression>> {
  const dossiers = await parcoursOf(db, idCandidats)
  const today = dayIn(now, caller.pays)
  const found = new Map<number, Progression>()
  for (const ids of chunks(idCandidats, 1000)) {
    const lessons = byCandidat(await lessonsOf(db, ids, now.toISOString()))
    for (const id of ids) {
      const dossier = dossiers.get(id)
      if (!dossier) continue
      const { prochaine, termineLe, etapes } = pathState({ ...dossier, today })
      const rows = lessons.get(id) ?? []
      const ahead = rows.filter(({ status }) => status === 'PLANNED')
      found.set(id, {
        etape: prochaine,
        termineLe,
        expireLe: termineLe ? null : (etapes.flatMap(({ expireLe }) => expireLe ?? []).sort()[0] ?? null),
        minutes: {
          faites: minutesOf(rows.filter(({ status }) => status === 'SUCCESS')),
          prevues: minutesOf(ahead),
        },
        prochain: prochainOf(ahead, caller),
      })
    }
  }
  return found
}

/** The progress of one candidate. */
export async function progressionOfOne(
  db: Conn,
  id: number,
  reading: Parameters<typeof progressionOf>[2],
): Promise<Progression> {
  const own = (await progressionOf(db, [id], reading)).get(id)
  if (!own) throw new Error(`No candidate ${id}`)
  return own
}
