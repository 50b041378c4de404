import { addMinutes } from '@contract/clock/moments'
import { isExam } from '@contract/planning/evenement'
import { chunks } from '../../database/chunks'
import type { HistoriqueTable } from '../../database/ecole/tables'
import type { Trx } from '../../database/schema'

type Entry = Omit<HistoriqueTable, 'id' | 'idAutoEcole' | 'idGroupe'>

interface Author {
  idUtilisateur: number
  auteur: string
}

const DAY_MINUTES = 24 * 60
/** Minutes between planning a demo lesson and its start. */
const PLANNED_BEFORE = 5 * DAY_MINUTES

const entry = (author: Author, entite: string, idEntite: number, action: string, fields: Partial<Entry>): Entry => ({
  ...author,
  entite,
  idEntite,
  action,
  before: null,
  after: null,
  createdAt: '',
  ...fields,
})

/** The head of a school: a desk user with full access. */
async function headOf(trx: Trx, idAutoEcole: number): Promise<Author | undefined> {
  return trx
    .selectFrom('utilisateur')
    .select(['id as idUtilisateur', 'nomComplet as auteur'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy('id')
    .executeTakeFirst()
}

/** The log entries of the enrolments, each on its day. */
async function enrolments(trx: Trx, idAutoEcole: number, head: Author): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('candidat')
    .select(['id', 'nom', 'prenom', 'telephone', 'dateInscription'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('id')
    .execute()
  return rows.map(({ id, ...values }) =>
    entry(head, 'candidat', id, 'create', {
      after: JSON.stringify(values),
      createdAt: `${values.dateInscription}T08:30:00.000Z`,
    }),
  )
}

const eventsOf = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('evenement')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .select(['evenement.id', 'calendar', 'start', 'end', 'status', 'minutes'])
    .select(['moniteur.nom', 'moniteur.prenom', 'moniteur.idUtilisateur'])
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .orderBy('evenement.id')
    .execute()

type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]

/** The log entry for the outcome of an event: of a lesson by its instructor, of everything else by the school. */
function outcomeOf(event: EventRow, head: Author): Entry | null {
  const { id, calendar, status, minutes, end, start, idUtilisateur } = event
  if (status === 'PLANNED') return null
  const teacher = idUtilisateur === null ? head : { idUtilisateur, auteur: `${event.prenom} ${event.nom}` }
  const before = JSON.stringify(minutes === null ? { status: 'PLANNED' } : { status: 'PLANNED', minutes: null })
  const after = JSON.stringify(minutes === null ? { status } : { status, minutes })
  if (status === 'CANCELLED') {
    return entry(head, 'evenement', id, 'cancel', { before, after, createdAt: addMinutes(start, -DAY_MINUTES) })
  }
  const done = { before, after, createdAt: addMinutes(end, 5) }
  if (isExam(calendar)) return entry(head, 'evenement', id, 'result', done)
  return entry(teacher, 'evenement', id, status === 'NO_SHOW' ? 'no_show' : 'attest', done)
}

/** The log entries for the planning and the outcome of events. */
async function planning(trx: Trx, idAutoEcole: number, head: Author): Promise<Entry[]> {
  const events = await eventsOf(trx, idAutoEcole)
  return events.flatMap((event) => {
    const { id, calendar, start, end } = event
    const moniteur = event.nom === null ? null : `${event.prenom} ${event.nom}`
    const planned = entry(head, 'evenement', id, 'create', {
      after: JSON.stringify({ calendar, start, end, status: 'PLANNED', ...(moniteur && { moniteur }) }),
      createdAt: addMinutes(start, -PLANNED_BEFORE),
    })
    return [planned, outcomeOf(event, head)].flatMap((one) => one ?? [])
  })
}

/** The log entries of assignments, which the log keeps under the candidate. */
async function assignments(trx: Trx, idAutoEcole: number, head: Author): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('devoir')
    .leftJoin('serie', 'serie.id', 'devoir.idSerie')
    .leftJoin('examen_blanc', 'examen_blanc.id', 'devoir.idExamenBlanc')
    .select(['idCandidat', 'dateLimite', 'note', 'devoir.createdAt'])
    .select((eb) => eb.fn.coalesce('serie.titleFr', 'examen_blanc.titleFr').as('travail'))
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('devoir.id')
    .execute()
  return rows.map(({ idCandidat, createdAt, travail, dateLimite, note }) =>
    entry(head, 'devoir', idCandidat, 'create', { after: JSON.stringify({ travail, dateLimite, note }), createdAt }),
  )
}

/** Writes the log of the demo data as the people of the school would have written it. No entry is in the future. */
export async function seedHistorique(trx: Trx, idAutoEcole: number, now: string): Promise<void> {
  const head = await headOf(trx, idAutoEcole)
  if (!head) return
  const parts = [enrolments, planning, assignments]
  const entries = (await Promise.all(parts.map((part) => part(trx, idAutoEcole, head))))
    .flat()
    .map((one) => (one.createdAt > now ? { ...one, createdAt: now } : one))
    // In order of time, because the log is sorted by id. The sort is stable for equal moments.
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt)))
  for (const part of chunks(entries, 500)) {
    await trx
      .insertInto('historique')
      .values(part.map((one) => ({ ...one, idAutoEcole, idGroupe: null })))
      .execute()
  }
}
