import type { Service } from '@contract/argent/service'
import type { Caller } from '../../caller'
import type { Enrolment } from '../../rules/argent/facts'
import type { Conn, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { InscriptionTable, LotTable } from './tables'

const enrolments = (db: Conn) => db.selectFrom('inscription').selectAll()
export type InscriptionRow = Awaited<ReturnType<ReturnType<typeof enrolments>['executeTakeFirstOrThrow']>>

export const inscriptionsOf = (db: Conn, idCandidat: number): Promise<InscriptionRow[]> =>
  enrolments(db).where('idCandidat', '=', idCandidat).orderBy('dateDebut').orderBy('id').execute()

/** The enrolments of several candidates. */
export const inscriptionsOfCandidats = (db: Conn, ids: readonly number[]): Promise<InscriptionRow[]> =>
  enrolments(db).where('idCandidat', 'in', ids).orderBy('dateDebut').orderBy('id').execute()

const allowed = (caller: Caller, subject: 'Inscription' | 'Transaction') =>
  allowedRows<'inscription'>(caller, 'update', subject, { idAutoEcole: 'inscription.idAutoEcole' })

/**
 * An enrolment, if the caller may change the given subject. With `Transaction`, the cash desk can find it for a
 * discount.
 */
export const findInscription = (
  db: Conn,
  caller: Caller,
  id: number,
  subject: 'Inscription' | 'Transaction' = 'Inscription',
) => enrolments(db).where('id', '=', id).where(allowed(caller, subject)).executeTakeFirst()

export async function insertInscription(
  trx: Trx,
  values: Omit<InscriptionTable, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'status' | 'dateFin' | 'motif'>,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('inscription')
    .values({ ...values, status: 'ACTIVE', dateFin: null, motif: null, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endInscription(
  trx: Trx,
  id: number,
  end: Pick<InscriptionTable, 'status' | 'dateFin' | 'motif'>,
  now: string,
): Promise<void> {
  await trx
    .updateTable('inscription')
    .set((eb) => ({ ...end, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

/** Lets an enrolment begin on another day, with the purchases and prices that count from its first day. */
export async function moveBegin(
  trx: Trx,
  { id, dateDebut: old }: Pick<InscriptionRow, 'id' | 'dateDebut'>,
  dateDebut: string,
  now: string,
): Promise<void> {
  await trx
    .updateTable('inscription')
    .set((eb) => ({ dateDebut, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
  for (const table of ['lot', 'inscription_prix'] as const) {
    await trx
      .updateTable(table)
      .set({ dateEffet: dateDebut })
      .where('idInscription', '=', id)
      .where('dateEffet', '=', old)
      .execute()
  }
}

export async function insertPrices(
  trx: Trx,
  idInscription: number,
  prices: readonly { service: Service; montant: number; droits: number; tauxTva?: number }[],
  dateEffet: string,
  now: string,
): Promise<void> {
  await trx
    .insertInto('inscription_prix')
    .values(prices.map((price) => ({ ...price, idInscription, dateEffet, createdAt: now })))
    .execute()
}

type Usual = Pick<LotTable, 'ht' | 'tauxTva' | 'droits' | 'idAnnule'>
/** The columns of a new lot. Tax columns default to no VAT, and `idAnnule` is set only to take a discount back. */
type NewLotRow = Omit<LotTable, 'id' | 'createdAt' | 'idInscription' | keyof Usual> & Partial<Usual>

export async function insertLots(
  trx: Trx,
  idInscription: number,
  lots: readonly NewLotRow[],
  now: string,
): Promise<void> {
  if (lots.length === 0) return
  await trx
    .insertInto('lot')
    .values(lots.map((lot) => ({ ht: lot.montant, tauxTva: 0, droits: 0, ...lot, idInscription, createdAt: now })))
    .execute()
}

/** An enrolment with the moments at which its lots were bought. */
export interface StoredEnrolment extends Enrolment {
  lots: (Enrolment['lots'][number] & Pick<LotTable, 'createdAt'>)[]
}

/** Adds the purchased lots and the prices to enrolments. */
export async function withTerms(db: Conn, rows: readonly InscriptionRow[]): Promise<StoredEnrolment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lots = await db.selectFrom('lot').selectAll().where('idInscription', 'in', ids).orderBy('id').execute()
  const prices = await db
    .selectFrom('inscription_prix')
    .selectAll()
    .where('idInscription', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ id, dateDebut, dateFin, status, pasPrix, repriseSolde }) => ({
    id,
    dateDebut,
    dateFin,
    isEnded: status !== 'ACTIVE',
    pasPrix,
    repriseSolde,
    lots: lots.filter(({ idInscription }) => idInscription === id),
    prices: prices.filter(({ idInscription }) => idInscription === id),
  }))
}

/** The enrolment to which a lot belongs, if the caller may change it. */
export const inscriptionOfLot = (db: Conn, caller: Caller, idLot: number) =>
  enrolments(db)
    .where('id', '=', (eb) => eb.selectFrom('lot').select('idInscription').where('lot.id', '=', idLot))
    .where(allowed(caller, 'Inscription'))
    .executeTakeFirst()
