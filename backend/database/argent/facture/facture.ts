import type { Action } from '@contract/ability'
import type { factureListQuery, LigneFacture, StatutFacture } from '@contract/argent/facture'
import {
  type ExpressionBuilder,
  type Insertable,
  type ReferenceExpression,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import { bit } from '../../bit'
import { pageRows } from '../../listPage'
import type { Conn, Database, Db, Trx } from '../../schema'
import { allowedRows } from '../../scope'
import { wordsIn } from '../../search/words'
import type { FactureLigneTable, FactureTable } from '../tables'

type Query = z.output<typeof factureListQuery>
type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>

/** The amount left to pay: for a candidate the open items on the invoice, for a company the balance of its account. */
const reste = sql<number>`case
  when facture.serie = 'AV' or facture.status = 'DRAFT' then 0
  when facture."idCandidat" is null then coalesce((select solde from compte where compte."idAutoEcole" = facture."idAutoEcole"
    and compte.type = 'client' and compte.cle = cast(facture.id as text)), 0)
  else coalesce((select sum(case when poste.sens = 'DEBIT' then poste.reste else -poste.reste end) from poste
    where poste."idFacture" = facture.id), 0) end`

/** The total of the credit notes that were sent for the invoice. */
const avoirs = sql<number>`coalesce((select sum(avoir.ttc) from facture as avoir
  where avoir."idCorrigee" = facture.id and avoir.status = 'SENT'), 0)`

/** The status of an invoice on a day. Only whether it was sent is stored; the rest is computed. */
const statusOn = (today: string) => sql<StatutFacture>`case
  when facture.status = 'DRAFT' then 'DRAFT'
  when facture.serie = 'AV' then 'SENT'
  when ${reste} <= 0 and facture.ttc + facture.timbre - ${avoirs} > 0 then 'PAID'
  when ${reste} <= 0 then 'SENT'
  when facture.echeance < ${today} then 'OVERDUE'
  when ${reste} < facture.ttc + facture.timbre - ${avoirs} then 'PARTLY_PAID'
  else 'SENT' end`

const account = (eb: ExpressionBuilder<Database, 'facture'>) =>
  eb
    .selectFrom('candidat')
    .select('candidat.idUtilisateur')
    .whereRef('candidat.id', '=', 'facture.idCandidat')
    .$castTo<number | null>()

/** Candidates see their sent invoices. Drafts are visible to the school only. */
export const visible =
  (caller: Caller, action: Action, idAutoEcole: ReferenceExpression<Database, 'facture'> = 'facture.idAutoEcole') =>
  (eb: ExpressionBuilder<Database, 'facture'>) =>
    eb.and([
      allowedRows<'facture'>(caller, action, 'Facture', { idAutoEcole, idUtilisateur: account }),
      ...(caller.role === 'candidat' ? [eb('facture.status', '=', 'SENT')] : []),
    ])

const factures = (db: Conn, today: string) =>
  db
    .selectFrom('facture')
    .leftJoin('candidat', 'candidat.id', 'facture.idCandidat')
    .selectAll('facture')
    .select(['candidat.nom as candidatNom', 'candidat.prenom as candidatPrenom'])
    .select([reste.as('reste'), avoirs.as('avoirs'), statusOn(today).as('etat')])
export type FactureRow = Awaited<ReturnType<ReturnType<typeof factures>['executeTakeFirstOrThrow']>>

/** One invoice, if the caller may perform the action on it. */
export const findFacture = (db: Conn, caller: Caller, action: Action, id: number, today: string) =>
  factures(db, today).where('facture.id', '=', id).where(visible(caller, action)).executeTakeFirst()

export const lignesOf = (db: Conn, ids: readonly number[]): Promise<Selectable<FactureLigneTable>[]> =>
  db
    .selectFrom('facture_ligne')
    .selectAll()
    .where('idFacture', 'in', ids)
    .orderBy('idFacture')
    .orderBy('rang')
    .execute()

/** The credit notes that were sent for an invoice, the oldest first. */
export const correctionsOf = (db: Conn, idFacture: number) =>
  db
    .selectFrom('facture')
    .select(['id', 'serie', 'annee', 'numero'])
    .where('idCorrigee', '=', idFacture)
    .where('status', '=', 'SENT')
    .orderBy('id')
    .execute()

/** The number of an invoice, as a credit note names it. */
export const numberOfFacture = (db: Conn, id: number) =>
  db.selectFrom('facture').select(['id', 'serie', 'annee', 'numero']).where('id', '=', id).executeTakeFirst()

/** The candidate's name and address as an invoice prints them. */
export const personOfFacture = (db: Conn, idCandidat: number) =>
  db
    .selectFrom('candidat')
    .select(['nom', 'prenom', 'nomAr', 'prenomAr', 'adresse'])
    .where('id', '=', idCandidat)
    .executeTakeFirst()

export async function insertFacture(trx: Trx, values: Insertable<FactureTable>): Promise<number> {
  const { id } = await trx.insertInto('facture').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateFacture(trx: Trx, id: number, values: Updateable<FactureTable>): Promise<void> {
  await trx
    .updateTable('facture')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Sets the lines of a draft. */
export async function replaceLignes(trx: Trx, idFacture: number, lignes: readonly LigneFacture[]): Promise<void> {
  await trx.deleteFrom('facture_ligne').where('idFacture', '=', idFacture).execute()
  if (lignes.length === 0) return
  await trx
    .insertInto('facture_ligne')
    .values(lignes.map((ligne, rang) => ({ ...ligne, debours: bit(ligne.debours), idFacture, rang })))
    .execute()
}

/** Names the charge that each typed line becomes when it is sent. */
export async function nameTypedLignes(trx: Trx, idFacture: number): Promise<void> {
  await trx
    .updateTable('facture_ligne')
    .set({ cause: sql<string>`'ligne:' || cast(id as text)` })
    .where('idFacture', '=', idFacture)
    .where('cause', 'is', null)
    .execute()
}

export async function removeFacture(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('facture_ligne').where('idFacture', '=', id).execute()
  await trx.deleteFrom('facture').where('id', '=', id).execute()
}

function matching(db: Db, caller: Caller, query: Filters, today: string) {
  const { serie, status, idCandidat, from, to } = query
  return factures(db, today)
    .where(visible(caller, 'read'))
    .$if(serie !== undefined, (list) => list.where('facture.serie', '=', serie ?? 'FA'))
    .$if(status !== undefined, (list) => list.where(statusOn(today), '=', status ?? 'DRAFT'))
    .$if(idCandidat !== undefined, (list) => list.where('facture.idCandidat', '=', idCandidat ?? 0))
    .$if(from !== undefined, (list) => list.where('facture.jour', '>=', from ?? ''))
    .$if(to !== undefined, (list) => list.where('facture.jour', '<=', to ?? ''))
    .$if(Boolean(query.q), (list) => list.where(wordsIn(query.q ?? '', ['facture.recherche'])))
}

/** The sums of all matching invoices. Credit notes are subtracted, drafts are left out. */
async function totalsOf(db: Db, caller: Caller, query: Filters, today: string) {
  const signed = (name: 'ht' | 'tva' | 'ttc') =>
    sql<number>`coalesce(sum(case when facture.status = 'DRAFT' then 0 when facture.serie = 'AV' then -${sql.ref(`facture.${name}`)} else ${sql.ref(`facture.${name}`)} end), 0)`
  return matching(db, caller, query, today)
    .clearSelect()
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      signed('ht').as('ht'),
      signed('tva').as('tva'),
      signed('ttc').as('ttc'),
      // The client also pays the stamp duty of a credit note, so it is added.
      sql<number>`coalesce(sum(case when facture.status = 'DRAFT' then 0 else facture.timbre end), 0)`.as('timbre'),
      // Too much that one client has paid lessens nothing that others owe.
      sql<number>`coalesce(sum(case when ${reste} > 0 then ${reste} else 0 end), 0)`.as('reste'),
    ])
    .executeTakeFirstOrThrow()
}

const SORTING = {
  // Drafts have no day yet, so they sort as the newest.
  columns: {
    jour: [sql`coalesce(facture.jour, '9999')`],
    ttc: 'facture.ttc',
    echeance: 'facture.echeance',
  },
  usual: '-jour',
  id: 'facture.id',
} as const

export async function listFactures(db: Db, caller: Caller, query: Query, today: string) {
  const { total, ...totals } = await totalsOf(db, caller, query, today)
  return { rows: await pageRows(matching(db, caller, query, today), query, SORTING), total, totals }
}

/** A slice of all matching invoices and credit notes, the latest first. */
export const exportFactures = (
  db: Db,
  caller: Caller,
  filters: Filters,
  { before, limit, today }: { before: number | undefined; limit: number; today: string },
): Promise<FactureRow[]> =>
  matching(db, caller, filters, today)
    .$if(before !== undefined, (list) => list.where('facture.id', '<', before ?? 0))
    .orderBy('facture.id', 'desc')
    .limit(limit)
    .execute()
