import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import type { codeAccesListQuery } from '@contract/ecole/codeAcces'
import { expressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { type Bit, bit } from '../bit'
import { chunks } from '../chunks'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { wordsIn } from '../search/words'
import type { CodeAccesTable } from './tables'

type Query = z.output<typeof codeAccesListQuery>

/** Codes with the names of their candidates. */
const rows = (db: Conn) =>
  db
    .selectFrom('code_acces')
    .innerJoin('candidat', 'candidat.id', 'code_acces.idCandidat')
    .selectAll('code_acces')
    .select(['candidat.nom', 'candidat.prenom'])

export type CodeAccesRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller, action: 'read' | 'update') =>
  allowedRows(caller, action, 'CodeAcces', { idAutoEcole: 'code_acces.idAutoEcole' })

/** Words of the candidate's name in any order, or a prefix of the code. */
function found(q: string) {
  const eb = expressionBuilder<Database, 'code_acces' | 'candidat'>()
  const code = q.toUpperCase().replace(/[\s-]/g, '')
  const isCode = /^[A-Z0-9]+$/.test(code) ? [eb('code_acces.code', 'like', `${code}%`)] : []
  return eb.or([wordsIn(q, ['candidat.nomTri', 'candidat.prenomTri']), ...isCode])
}

const SORTING = {
  columns: {
    createdAt: 'code_acces.id',
    candidat: 'candidat.nomTri',
    dateExpiration: 'code_acces.dateExpiration',
    derniereUtilisation: 'code_acces.derniereUtilisation',
  },
  usual: '-createdAt',
  id: 'code_acces.id',
} as const

/** One page of the codes that a caller may read. */
export async function listCodesAcces(db: Db, caller: Caller, query: Query, today: string) {
  const { q = '', actif, expired, idCandidat } = query
  const matching = rows(db)
    .where(allowed(caller, 'read'))
    .$if(actif !== undefined, (list) => list.where('actif', '=', bit(actif === 'true')))
    .$if(expired !== undefined, (list) => list.where('dateExpiration', expired === 'true' ? '<' : '>=', today))
    .$if(expired === 'soon', (list) =>
      list.where('dateExpiration', '<=', addDays(today, SOON_DAYS)).where('candidat.archived', '=', 0),
    )
    .$if(idCandidat !== undefined, (list) => list.where('idCandidat', '=', idCandidat ?? 0))
    .$if(Boolean(q), (list) => list.where(found(q)))
  return listPage(matching, query, SORTING)
}

/** One code, if the caller may perform the action on it. */
export const findCodeAcces = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('code_acces.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

export const findCodesAcces = async (trx: Trx, ids: number[]): Promise<CodeAccesRow[]> =>
  (await rows(trx).where('code_acces.id', 'in', ids).execute()).sort((a, b) => a.id - b.id)

/** Candidates of a school in training, by id; others are left out. */
export async function candidatsOf(trx: Trx, idAutoEcole: number, ids: number[]) {
  const known: { id: number; nom: string; prenom: string; archived: Bit }[] = []
  for (const part of chunks(ids, 500)) {
    known.push(
      ...(await trx
        .selectFrom('candidat')
        .select(['id', 'nom', 'prenom', 'archived'])
        .where('idAutoEcole', '=', idAutoEcole)
        .where('id', 'in', part)
        .execute()),
    )
  }
  return known
}

/** Returns the candidates who have a code that opens the course today. */
export async function withRunningCode(trx: Trx, idCandidats: number[], today: string, except = 0) {
  const found = await trx
    .selectFrom('code_acces')
    .select('idCandidat')
    .distinct()
    .where('idCandidat', 'in', idCandidats)
    .where('actif', '=', 1)
    .where('dateExpiration', '>=', today)
    .where('id', '!=', except)
    .execute()
  return new Set(found.map(({ idCandidat }) => idCandidat))
}

type NewCode = Pick<CodeAccesTable, 'idAutoEcole' | 'idCandidat' | 'code' | 'dateExpiration'>

/** Returns which of these codes are already in use. */
export async function codesTaken(trx: Trx, codes: string[]): Promise<Set<string>> {
  const taken = await trx.selectFrom('code_acces').select('code').where('code', 'in', codes).execute()
  return new Set(taken.map(({ code }) => code))
}

export async function insertCodesAcces(trx: Trx, codes: NewCode[], now: string): Promise<number[]> {
  const stamps = { actif: 1, version: 1, createdAt: now, updatedAt: now } as const
  const made = await trx
    .insertInto('code_acces')
    .values(codes.map((code) => ({ ...code, ...stamps })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Changes a code and increments its version. */
export async function updateCodeAcces(
  trx: Trx,
  id: number,
  change: Partial<Pick<CodeAccesTable, 'actif' | 'dateExpiration'>>,
  updatedAt: string,
): Promise<void> {
  await trx
    .updateTable('code_acces')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt }))
    .where('id', '=', id)
    .execute()
}

/** A code by its printed text. */
export const findByCode = (db: Conn, code: string) =>
  db.selectFrom('code_acces').selectAll().where('code', '=', code).executeTakeFirst()

/** Records the use of a code; the version stays, because no form shows these fields. */
export async function markUsed(trx: Trx, id: number, premiere: string, now: string): Promise<void> {
  await trx
    .updateTable('code_acces')
    .set({ premiereUtilisation: premiere, derniereUtilisation: now })
    .where('id', '=', id)
    .execute()
}
