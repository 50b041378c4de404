import type { Conge, Disponibilite } from '@contract/planning/disponibilite'
import type { Plage } from '@contract/planning/openingHours'
import type { ReferenceExpression } from 'kysely'
import type { Caller } from '../../caller'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import { inWeekOrder } from './openingHours'

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'moniteur.idAutoEcole',
  idUtilisateur: 'moniteur.idUtilisateur',
} satisfies Record<string, ReferenceExpression<Database, 'moniteur'>>

/** The instructor whose availability a caller may read or set. */
export const findDisponible = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  db
    .selectFrom('moniteur')
    .select(['id', 'idAutoEcole', 'archived'])
    .where('id', '=', id)
    .where(allowedRows(caller, action, 'Disponibilite', RULE_COLUMNS))
    .executeTakeFirst()

export type DisponibleRow = NonNullable<Awaited<ReturnType<typeof findDisponible>>>

/** The log action of saving a week: `update` with a suffix, so that the filter `update` still finds it. */
export const WEEK_SAVED = 'update_disponibilite'

async function weekSavedAt(db: Conn, idMoniteur: number): Promise<string | null> {
  const last = await db
    .selectFrom('historique')
    .select('createdAt')
    .where('entite', '=', 'moniteur')
    .where('idEntite', '=', idMoniteur)
    .where('action', '=', WEEK_SAVED)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.createdAt ?? null
}

/**
 * An instructor's week and leave. Each save writes new rows and ids are never reused, so the highest id serves as the
 * version: the same id means the same week, and 0 means a week without hours.
 */
export async function disponibiliteOf(db: Conn, idMoniteur: number): Promise<Disponibilite> {
  const rows = await db
    .selectFrom('disponibilite')
    .select(['id', 'jour', 'debut', 'fin'])
    .where('idMoniteur', '=', idMoniteur)
    .execute()
  const conges = await db
    .selectFrom('conge')
    .select(['id', 'debut', 'fin', 'motif'])
    .where('idMoniteur', '=', idMoniteur)
    .orderBy('debut')
    .orderBy('id')
    .execute()
  return {
    plages: inWeekOrder(rows.map(({ jour, debut, fin }) => ({ jour, debut, fin }))),
    conges,
    version: Math.max(0, ...rows.map(({ id }) => id)),
    updatedAt: await weekSavedAt(db, idMoniteur),
  }
}

/** The leave, on some days, of the active instructors whose availability a caller may read. */
export async function congesBetween(
  db: Conn,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<Conge[]> {
  const rows = await db
    .selectFrom('conge')
    .innerJoin('moniteur', 'moniteur.id', 'conge.idMoniteur')
    .select([
      'conge.id',
      'conge.debut',
      'conge.fin',
      'conge.motif',
      'conge.idMoniteur',
      'moniteur.nom',
      'moniteur.prenom',
    ])
    .where('moniteur.archived', '=', 0)
    .where('conge.fin', '>=', from)
    .where('conge.debut', '<=', to)
    .where(allowedRows(caller, 'read', 'Disponibilite', RULE_COLUMNS))
    .orderBy('conge.debut')
    .orderBy('conge.id')
    .execute()
  return rows.map(({ nom, prenom, ...row }) => ({ ...row, moniteur: `${prenom} ${nom}` }))
}

type Owner = Pick<DisponibleRow, 'id' | 'idAutoEcole'>

export async function setDisponibilite(trx: Trx, owner: Owner, plages: readonly Plage[]): Promise<void> {
  await trx.deleteFrom('disponibilite').where('idMoniteur', '=', owner.id).execute()
  const ids = { idMoniteur: owner.id, idAutoEcole: owner.idAutoEcole }
  const values = inWeekOrder(plages).map((plage) => ({ ...plage, ...ids }))
  if (values.length > 0) await trx.insertInto('disponibilite').values(values).execute()
}

interface Off {
  debut: string
  fin: string
  motif: string | null
}

export const insertConge = (trx: Trx, owner: Owner, { debut, fin, motif }: Off, now: string) =>
  trx
    .insertInto('conge')
    .values({
      idMoniteur: owner.id,
      idAutoEcole: owner.idAutoEcole,
      debut,
      fin,
      motif,
      createdAt: now,
      updatedAt: now,
    })
    .executeTakeFirstOrThrow()

export const deleteConge = (trx: Trx, id: number) => trx.deleteFrom('conge').where('id', '=', id).execute()
