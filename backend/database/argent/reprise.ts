import type { RepriseCandidat, repriseQuery } from '@contract/argent/reprise'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { type Etape, etapeOf, isExam } from '@contract/planning/evenement'
import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { found } from '../ecole/candidat/list'
import type { Conn, Database, Db, Trx } from '../schema'
import { readSearch } from '../search/fullText'
import type { RepriseTable } from './tables'

type Query = z.output<typeof repriseQuery>

/** Excludes candidates who were ever enrolled, because their balance is already in the ledger. */
const neverEnrolled = ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'candidat'>) =>
  not(exists(selectFrom('inscription').select('inscription.id').whereRef('inscription.idCandidat', '=', 'candidat.id')))

/** Candidates in training who were never enrolled, by name: a page of them, and how many there are. */
export async function listUnpriced(db: Db, idAutoEcole: number, { page, perPage, q, idCandidat }: Query) {
  const search = q ? await readSearch(db, q) : null
  const asked = db
    .selectFrom('candidat')
    .where('candidat.idAutoEcole', '=', idAutoEcole)
    .where('candidat.archived', '=', 0)
    .where(neverEnrolled)
    .where((eb) =>
      eb.and([
        ...(search ? found(eb, search) : []),
        // A search that consists of punctuation matches nobody.
        ...(q && !search ? [sql<boolean>`1 = 0`] : []),
        ...(idCandidat === undefined ? [] : [eb('candidat.id', '=', idCandidat)]),
      ]),
    )
  const { total } = await asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await asked
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .select([
      'candidat.id',
      'candidat.prenom',
      'candidat.nom',
      'candidat.cin',
      'candidat.telephone',
      'candidat.idPermi',
      'permi.code as permi',
      'candidat.dateInscription',
    ])
    .orderBy('candidat.nomTri')
    .orderBy('candidat.prenomTri')
    .orderBy('candidat.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total: Number(total) }
}

type Used = Pick<RepriseCandidat, 'minutes' | 'examens'>
const nothing = (): Record<Etape, number> => ({ code: 0, circulation: 0, parc: 0 })

/** Hours attested and exams taken or booked by candidates before a day. */
export async function usedBefore(
  db: Conn,
  ids: readonly number[],
  day: string,
  pays: Pays,
): Promise<(idCandidat: number) => Used> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('evenement_candidat')
          .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
          .where('evenement_candidat.idCandidat', 'in', ids)
          .where('evenement.status', '<>', 'CANCELLED')
          .select(['idCandidat', 'calendar', 'start', 'status', 'minutes', 'absent'])
          .execute()
  const past = rows.filter(({ start }) => dayIn(start, pays) < day)
  return (idCandidat) => {
    const used: Used = { minutes: nothing(), examens: nothing() }
    for (const { calendar, status, minutes, absent } of past.filter((row) => row.idCandidat === idCandidat)) {
      const etape = etapeOf(calendar)
      if (isExam(calendar)) used.examens[etape] += 1
      else if (status === 'SUCCESS' && absent === 0) used.minutes[etape] += minutes ?? 0
    }
    return used
  }
}

export async function insertReprise(trx: Trx, values: Omit<RepriseTable, 'id' | 'undoneAt'>): Promise<void> {
  await trx
    .insertInto('reprise')
    .values({ ...values, undoneAt: null })
    .execute()
}

/** The entries with which a candidate was moved in, except those that were undone. */
export const reprisesOf = (db: Conn, idCandidat: number) =>
  db.selectFrom('reprise').selectAll().where('idCandidat', '=', idCandidat).where('undoneAt', 'is', null).execute()
export type RepriseSaved = Awaited<ReturnType<typeof reprisesOf>>[number]

/**
 * Whether anything followed since the candidate was moved in: money, a charged lesson or exam, a plan, a contract, a
 * discount or a further package. A posting other than the opening itself is enough.
 */
export async function isUsed(db: Conn, { idCandidat, idInscription, createdAt }: RepriseSaved): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`select
    exists (select 1 from "transaction" where "idCandidat" = ${idCandidat} and "createdAt" >= ${createdAt})
    or exists (select 1 from inscription where id = ${idInscription} and (status <> 'ACTIVE' or version > 1))
    or exists (select 1 from lot where "idInscription" = ${idInscription} and origine <> 'REPRISE')
    or exists (select 1 from echeancier where "idInscription" = ${idInscription})
    or exists (select 1 from contrat where "idInscription" = ${idInscription})
    or exists (select 1 from ecriture inner join ecriture_ligne on ecriture_ligne."idEcriture" = ecriture.id
      where ecriture."idCandidat" = ${idCandidat} and ecriture.kind = 'SETTLEMENT'
        and ecriture_ligne.cause not like 'lot:%' and ecriture_ligne.cause not like 'reprise:%') as used`.execute(db)
  return Boolean(rows[0]?.used)
}

/** Removes the enrolment that moving a candidate in created. The typed values are kept. */
export async function removeReprise(trx: Trx, { id, idInscription }: RepriseSaved, now: string): Promise<void> {
  await trx.updateTable('reprise').set({ idInscription: null, undoneAt: now }).where('id', '=', id).execute()
  if (idInscription === null) return
  await trx.deleteFrom('lot').where('idInscription', '=', idInscription).execute()
  await trx.deleteFrom('inscription_prix').where('idInscription', '=', idInscription).execute()
  await trx.deleteFrom('inscription').where('id', '=', idInscription).execute()
}
