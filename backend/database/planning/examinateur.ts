import { fold } from '@contract/fold'
import { type Etape, EXAM_OF } from '@contract/planning/evenement'
import type { ExaminateurInput, examinateurListQuery } from '@contract/planning/examinateur'
import type { ExpressionBuilder, ReferenceExpression } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { earliestStart } from '../../rules/planning/evenement'
import { type Bit, bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { searchTerms } from '../search/fullText'
import { wordsIn } from '../search/words'

type Query = z.output<typeof examinateurListQuery>
type Builder = ExpressionBuilder<Database, 'examinateur'>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'examinateur.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, 'examinateur'>>

/** The number of an examiner's exams with these results. */
const judged = (eb: Builder, ...results: ('SUCCESS' | 'FAILED')[]) =>
  eb
    .selectFrom('evenement')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('evenement.idExaminateur', '=', 'examinateur.id')
    .where('evenement.status', 'in', results)
    .$asScalar()
    .$notNull()

const rows = (db: Conn) =>
  db
    .selectFrom('examinateur')
    .selectAll('examinateur')
    .select((eb) => [judged(eb, 'SUCCESS', 'FAILED').as('examens'), judged(eb, 'SUCCESS').as('reussis')])

export type ExaminateurRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: { nom: 'recherche', examens: 'examens', createdAt: 'id' },
  usual: 'nom',
  id: 'examinateur.id',
} as const

/** One page of the examiners whom a caller may read. Schools have tens of them: no index is needed. */
export async function listExaminateurs(db: Db, caller: Caller, query: Query) {
  const { q, etape } = query
  const matching = rows(db)
    .where(allowedRows(caller, 'read', 'Examinateur', RULE_COLUMNS))
    .where('archived', '=', bit(query.archived === 'true'))
    .$if(etape !== undefined, (list) => list.where('etapes', 'like', `%"${etape}"%`))
    .$if(Boolean(q), (list) =>
      list.where(wordsIn(q ?? '', ['examinateur.recherche', 'examinateur.telephone'], searchTerms(q ?? ''))),
    )
  return listPage(matching, query, SORTING)
}

/** The examiners whom a caller may read, archived ones too: a search compares them in code. */
export const examinateursToFind = (db: Db, caller: Caller) =>
  db
    .selectFrom('examinateur')
    .select(['id', 'nom', 'prenom', 'telephone', 'centre', 'etapes', 'archived'])
    .where(allowedRows(caller, 'read', 'Examinateur', RULE_COLUMNS))
    .execute()

/** One examiner, if the caller may perform the action on them. */
export const findExaminateur = (db: Conn, caller: Caller, action: 'read' | 'update' | 'archive', id: number) =>
  rows(db)
    .where('examinateur.id', '=', id)
    .where(allowedRows(caller, action, 'Examinateur', RULE_COLUMNS))
    .executeTakeFirst()

/** Number of planned exams of some stages with an examiner that are not over. */
export async function plannedBy(
  db: Conn,
  idExaminateur: number,
  now: string,
  etapes: readonly Etape[],
): Promise<number> {
  if (etapes.length === 0) return 0
  const exams = etapes.map((etape) => EXAM_OF[etape])
  const { total } = await db
    .selectFrom('evenement')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('idExaminateur', '=', idExaminateur)
    .where('calendar', 'in', exams)
    .where('status', '=', 'PLANNED')
    .where('start', '>', earliestStart(now))
    .where('end', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

const columns = ({ etapes, ...input }: ExaminateurInput) => ({
  ...input,
  etapes: JSON.stringify(etapes),
  // The family name comes first, because the list is sorted by this column.
  recherche: fold(`${input.nom} ${input.prenom} ${input.centre ?? ''}`),
})

export async function insertExaminateur(
  trx: Trx,
  input: ExaminateurInput,
  idAutoEcole: number,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('examinateur')
    .values({ ...columns(input), idAutoEcole, archived: 0, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an examiner and increments their version. */
export async function updateExaminateur(
  trx: Trx,
  id: number,
  change: ExaminateurInput | { archived: Bit },
  now: string,
): Promise<void> {
  const set = 'nom' in change ? columns(change) : change
  await trx
    .updateTable('examinateur')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}
