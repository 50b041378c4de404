import type { Permi, PermiEnseigne, PermisEnseignes } from '@contract/ecole/permi'
import type { Conn, Trx } from '../schema'

/** The categories of all countries. */
export const allPermis = (db: Conn) => db.selectFrom('permi').selectAll().orderBy('id').execute()

/**
 * The categories of a school’s country, and whether the school teaches each: all of them while it has selected none.
 */
export async function permisOf(db: Conn, idAutoEcole: number): Promise<Permi[]> {
  const rows = await db
    .selectFrom('permi')
    .innerJoin('auto_ecole', 'auto_ecole.pays', 'permi.pays')
    .leftJoin('auto_ecole_permi', (join) =>
      join
        .onRef('auto_ecole_permi.idPermi', '=', 'permi.id')
        .onRef('auto_ecole_permi.idAutoEcole', '=', 'auto_ecole.id'),
    )
    .selectAll('permi')
    .select('auto_ecole_permi.idPermi as chosen')
    .where('auto_ecole.id', '=', idAutoEcole)
    .orderBy('permi.id')
    .execute()
  const hasChosen = rows.some(({ chosen }) => chosen !== null)
  return rows.map(({ chosen, ...permi }) => ({ ...permi, enseigne: !hasChosen || chosen !== null }))
}

/** The code of a category, such as B. */
export const codeOfPermi = async (db: Conn, id: number): Promise<string | null> =>
  (await db.selectFrom('permi').select('code').where('id', '=', id).executeTakeFirst())?.code ?? null

/** Number of people and vehicles of a school by category id; archived ones do not count. */
async function usesOf(db: Conn, idAutoEcole: number) {
  const ofTable = (table: 'candidat' | 'vehicule') =>
    db
      .selectFrom(table)
      .select((eb) => ['idPermi', eb.fn.countAll<number>().as('total')])
      .where('idAutoEcole', '=', idAutoEcole)
      .where('archived', '=', 0)
      .groupBy('idPermi')
      .execute()
  const moniteurs = await db
    .selectFrom('moniteur_permi')
    .innerJoin('moniteur', 'moniteur.id', 'moniteur_permi.idMoniteur')
    .select((eb) => ['idPermi', eb.fn.countAll<number>().as('total')])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .groupBy('idPermi')
    .execute()
  const byId = (rows: { idPermi: number; total: number }[]) => new Map(rows.map((row) => [row.idPermi, row.total]))
  return {
    candidats: byId(await ofTable('candidat')),
    moniteurs: byId(moniteurs),
    vehicules: byId(await ofTable('vehicule')),
  }
}

/** The categories that a school teaches, with their uses; version 0 until the first save. */
export async function permisEnseignesOf(db: Conn, idAutoEcole: number): Promise<PermisEnseignes> {
  const { candidats, moniteurs, vehicules } = await usesOf(db, idAutoEcole)
  const saved = await db
    .selectFrom('reglage_permis')
    .select(['version', 'updatedAt'])
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  const permis = (await permisOf(db, idAutoEcole)).map(
    ({ id, code, libelle, enseigne }): PermiEnseigne => ({
      id,
      code,
      libelle,
      enseigne,
      candidats: candidats.get(id) ?? 0,
      moniteurs: moniteurs.get(id) ?? 0,
      vehicules: vehicules.get(id) ?? 0,
    }),
  )
  return { permis, version: saved?.version ?? 0, updatedAt: saved?.updatedAt ?? null }
}

/** Sets the categories that a school teaches; without ids, all of its country’s. */
export async function setPermisEnseignes(
  trx: Trx,
  idAutoEcole: number,
  ids: readonly number[],
  { version, now }: { version: number; now: string },
): Promise<void> {
  await trx.deleteFrom('auto_ecole_permi').where('idAutoEcole', '=', idAutoEcole).execute()
  const rows = ids.map((idPermi) => ({ idAutoEcole, idPermi }))
  if (rows.length > 0) await trx.insertInto('auto_ecole_permi').values(rows).execute()
  const saved = { version, updatedAt: now }
  await trx
    .insertInto('reglage_permis')
    .values({ idAutoEcole, ...saved })
    .onConflict((conflict) => conflict.column('idAutoEcole').doUpdateSet(saved))
    .execute()
}
