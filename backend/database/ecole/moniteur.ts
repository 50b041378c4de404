import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import type { MoniteurInput, moniteurListQuery } from '@contract/ecole/moniteur'
import { fold } from '@contract/fold'
import { type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { SINCE_EVER, setRate } from '../argent/moniteurTarif'
import { type Bit, bit } from '../bit'
import { accountsUsed } from '../compte/connexion'
import { joined } from '../dialect'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { searchTerms } from '../search/fullText'
import { wordsIn } from '../search/words'

type Query = z.output<typeof moniteurListQuery>
type Builder = ExpressionBuilder<Database, 'moniteur'>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'moniteur.idAutoEcole',
  idUtilisateur: 'moniteur.idUtilisateur',
} satisfies Record<string, ReferenceExpression<Database, 'moniteur'>>

const candidats = (eb: Builder) =>
  eb
    .selectFrom('candidat')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('candidat.idMoniteur', '=', 'moniteur.id')
    .where('candidat.archived', '=', 0)

const categories = (eb: Builder) =>
  eb
    .selectFrom('moniteur_permi')
    .select(joined('idPermi').as('ids'))
    .whereRef('moniteur_permi.idMoniteur', '=', 'moniteur.id')

const rows = (db: Conn) =>
  db
    .selectFrom('moniteur')
    .selectAll('moniteur')
    .select((eb) => [
      candidats(eb).$asScalar().$notNull().as('candidats'),
      // Ids as one text, separated by commas.
      categories(eb).$asScalar().$notNull().as('categories'),
    ])

export type MoniteurRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const SORTING = {
  columns: {
    nom: 'nomTri',
    candidats: 'candidats',
    expirationCarte: 'expirationCarte',
    createdAt: 'createdAt',
  },
  usual: 'nom',
  id: 'moniteur.id',
} as const

/** The conditions of a search: words of a name in any order, a number, part of an address. */
function searched(q = '') {
  const terms = searchTerms(q)
  const [number = ''] = terms
  return {
    q,
    words: terms,
    digits: terms.length === 1 && /^\d+$/.test(number) ? `%${number}%` : null,
    email: `%${q.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`,
  }
}

const ofSchool = ({ idAutoEcole }: Caller) => ({ idAutoEcole: idAutoEcole ?? 0, role: 'moniteur' }) as const

const inService = (db: Db, caller: Caller) =>
  db
    .selectFrom('moniteur')
    .where(allowedRows(caller, 'read', 'Moniteur', RULE_COLUMNS))
    .where('archived', '=', 0)

/** Number of available instructors whom a caller may read. */
export async function availableMoniteurs(db: Db, caller: Caller): Promise<number> {
  const { total } = await inService(db, caller)
    .where('disponible', '=', 1)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One page of the instructors whom a caller may read. Schools have tens of them: no index is needed. */
export async function listMoniteurs(db: Db, caller: Caller, query: Query, today: string) {
  const wanted = searched(query.q)
  const matching = rows(db)
    .where(allowedRows(caller, 'read', 'Moniteur', RULE_COLUMNS))
    .where('archived', '=', bit(query.archived === 'true'))
    .$if(query.availability !== undefined, (list) =>
      list.where('disponible', '=', bit(query.availability === 'Available')),
    )
    .$if(query.carte === 'alerte', (list) => list.where('expirationCarte', '<=', addDays(today, SOON_DAYS)))
    .$if(query.carte === 'expire', (list) => list.where('expirationCarte', '<', today))
    .$if(query.connexion !== undefined, (list) =>
      list.where(
        'moniteur.idUtilisateur',
        'in',
        accountsUsed(ofSchool(caller), query.connexion ?? 'jamais', today, caller.pays),
      ),
    )
    .$if(wanted.q !== '', (list) =>
      list.where((eb) =>
        eb.or([
          wordsIn(wanted.q, ['moniteur.nomTri'], wanted.words),
          ...(wanted.digits ? [eb('cin', 'like', wanted.digits), eb('telephone', 'like', wanted.digits)] : []),
          sql<SqlBool>`email like ${wanted.email} escape '!'`,
        ]),
      ),
    )
  return listPage(matching, query, SORTING)
}

/** The searchable fields of all instructors whom a caller may read, archived ones included. */
export const moniteursToFind = (db: Db, caller: Caller) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom', 'cin', 'telephone', 'email', 'disponible', 'archived'])
    .where(allowedRows(caller, 'read', 'Moniteur', RULE_COLUMNS))
    .execute()

/** One instructor, if the caller may perform the action on them. */
export const findMoniteur = (db: Conn, caller: Caller, action: 'read' | 'update' | 'archive', id: number) =>
  rows(db)
    .where('moniteur.id', '=', id)
    .where(allowedRows(caller, action, 'Moniteur', RULE_COLUMNS))
    .executeTakeFirst()

/** The stored fields of an instructor: the pay is always present, new or unchanged. */
export type MoniteurFields = MoniteurInput & { tarifHoraire: number }

const columns = ({ categories: _, availability, ...input }: MoniteurFields) => ({
  ...input,
  nomTri: fold(`${input.nom} ${input.prenom}`),
  disponible: bit(availability === 'Available'),
})

async function setCategories(trx: Trx, idMoniteur: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('moniteur_permi').where('idMoniteur', '=', idMoniteur).execute()
  const values = [...new Set(ids)].map((idPermi) => ({ idMoniteur, idPermi }))
  await trx.insertInto('moniteur_permi').values(values).execute()
}

interface NewMoniteur {
  input: MoniteurFields
  idAutoEcole: number
  idUtilisateur: number
  now: string
}

export async function insertMoniteur(
  trx: Trx,
  { input, idAutoEcole, idUtilisateur, now }: NewMoniteur,
): Promise<number> {
  const { id } = await trx
    .insertInto('moniteur')
    .values({ ...columns(input), idAutoEcole, idUtilisateur, archived: 0, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setCategories(trx, id, input.categories)
  await setRate(trx, id, { dateEffet: SINCE_EVER, montant: input.tarifHoraire })
  return id
}

export async function updateMoniteur(trx: Trx, id: number, input: MoniteurFields, now: string): Promise<void> {
  await trx
    .updateTable('moniteur')
    .set((eb) => ({ ...columns(input), version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
  await setCategories(trx, id, input.categories)
}

export async function setMoniteurArchived(trx: Trx, id: number, archived: Bit, now: string): Promise<void> {
  await trx
    .updateTable('moniteur')
    .set((eb) => ({ archived, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

/** The id of the instructor of an account; 0 without one. */
export async function moniteurOfAccount(db: Conn, idUtilisateur: number): Promise<number> {
  const row = await db.selectFrom('moniteur').select('id').where('idUtilisateur', '=', idUtilisateur).executeTakeFirst()
  return row?.id ?? 0
}

/** An instructor of a school. */
export const moniteurOfSchool = (db: Conn, idAutoEcole: number, id: number) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'archived'])
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()

/** The instructor of a school with an identity number. */
export const moniteurWithCin = (db: Conn, idAutoEcole: number, cin: string | null) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom', 'archived'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('cin', '=', cin)
    .executeTakeFirst()

/** The instructors of a school who are not archived. */
export const moniteursAtWork = (db: Conn, idAutoEcole: number) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom', 'expirationCarte'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .execute()

/** The cards of instructors at work of some schools that end between two days, both included. */
export const cardsEnding = (db: Conn, ecoles: readonly number[], { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'idAutoEcole', 'nom', 'prenom', 'expirationCarte'])
    .where('idAutoEcole', 'in', ecoles)
    .where('archived', '=', 0)
    .where('expirationCarte', '>=', from)
    .where('expirationCarte', '<=', to)
    .orderBy('id')
    .execute()
