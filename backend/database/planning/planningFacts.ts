import type { CandidatFacts, ExaminateurFacts, MoniteurFacts, VehiculeFacts } from '../../rules/planning/clashes'
import { chunks } from '../chunks'
import type { Conn } from '../schema'
import { reglagesOf } from './occupation'

/*
 * The facts that decide whether an event is possible. They are read for any number of resources at once: for one
 * booking as well as for everything that is planned. Ids of other schools are ignored.
 */

/** A school's opening hours, its closures that overlap some days, and the minutes between two events. */
export async function weekOf(db: Conn, idAutoEcole: number, from: string, to: string) {
  const { pays } = await db
    .selectFrom('auto_ecole')
    .select('pays')
    .where('id', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const horaires = await db
    .selectFrom('horaire_ecole')
    .select(['jour', 'debut', 'fin'])
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()
  const fermetures = await db
    .selectFrom('fermeture')
    .select(['debut', 'fin', 'motif'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('fin', '>=', from)
    .where('debut', '<=', to)
    .execute()
  const { battementMinutes } = await reglagesOf(db, idAutoEcole)
  return { pays, horaires, fermetures, battement: battementMinutes }
}

/** Rows of instructors, grouped by id. */
function byMoniteur<Row extends { idMoniteur: number }>(rows: Row[]): (id: number) => Omit<Row, 'idMoniteur'>[] {
  const found = new Map<number, Omit<Row, 'idMoniteur'>[]>()
  for (const { idMoniteur, ...row } of rows) found.set(idMoniteur, [...(found.get(idMoniteur) ?? []), row])
  return (id) => found.get(id) ?? []
}

/** Instructors, with their leave that ends on or after a day. */
export async function moniteursFacts(
  db: Conn,
  idAutoEcole: number,
  ids: readonly number[],
  from: string,
): Promise<MoniteurFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom', 'disponible', 'archived'])
    .where('id', 'in', ids)
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('id')
    .execute()
  const categories = byMoniteur(
    await db.selectFrom('moniteur_permi').select(['idMoniteur', 'idPermi']).where('idMoniteur', 'in', ids).execute(),
  )
  const plages = byMoniteur(
    await db
      .selectFrom('disponibilite')
      .select(['idMoniteur', 'jour', 'debut', 'fin'])
      .where('idMoniteur', 'in', ids)
      .execute(),
  )
  const conges = byMoniteur(
    await db
      .selectFrom('conge')
      .select(['idMoniteur', 'debut', 'fin', 'motif'])
      .where('idMoniteur', 'in', ids)
      .where('fin', '>=', from)
      .execute(),
  )
  return rows.map(({ id, nom, prenom, disponible, archived }) => ({
    id,
    nom: `${prenom} ${nom}`,
    disponible: disponible === 1,
    archived: archived === 1,
    categories: categories(id).map(({ idPermi }) => idPermi),
    plages: plages(id),
    conges: conges(id),
  }))
}

export async function vehiculesFacts(db: Conn, idAutoEcole: number, ids: readonly number[]): Promise<VehiculeFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('vehicule')
    .selectAll()
    .where('id', 'in', ids)
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    nom: `${row.marque} ${row.modele} ${row.immatriculation}`,
    disponible: row.disponible === 1,
    archived: row.archived === 1,
    idPermi: row.idPermi,
    papiers: { finAssurance: row.finAssurance, finVisite: row.finVisite, finVignette: row.finVignette },
  }))
}

export async function examinateursFacts(
  db: Conn,
  idAutoEcole: number,
  ids: readonly number[],
): Promise<ExaminateurFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('examinateur')
    .select(['id', 'nom', 'prenom', 'archived', 'etapes'])
    .where('id', 'in', ids)
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('id')
    .execute()
  return rows.map(({ id, nom, prenom, archived, etapes }) => ({
    id,
    nom: `${prenom} ${nom}`,
    archived: archived === 1,
    etapes: JSON.parse(etapes),
  }))
}

/** Candidates, in the order of the ids. */
export async function candidatsFacts(db: Conn, idAutoEcole: number, ids: readonly number[]): Promise<CandidatFacts[]> {
  const found = new Map<number, CandidatFacts>()
  for (const some of chunks(ids, 1000)) {
    const rows = await db
      .selectFrom('candidat')
      .innerJoin('permi', 'permi.id', 'candidat.idPermi')
      .select(['candidat.id', 'nom', 'prenom', 'archived', 'idPermi', 'permi.code as permi'])
      .where('candidat.id', 'in', some)
      .where('idAutoEcole', '=', idAutoEcole)
      .execute()
    for (const { nom, prenom, archived, ...row } of rows) {
      found.set(row.id, { ...row, nom: `${prenom} ${nom}`, archived: archived === 1 })
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
