import type { Periode } from '@contract/stats/periode'
import type { Db } from '../schema'

/** All instructors of a school, archived ones included, with their weeks and their leave of a period. */
export async function teachersOf(db: Db, idAutoEcole: number, { from, to }: Periode) {
  const moniteurs = await db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom', 'archived'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('nomTri')
    .orderBy('id')
    .execute()
  const plages = await db
    .selectFrom('disponibilite')
    .select(['idMoniteur', 'jour', 'debut', 'fin'])
    .where('idMoniteur', 'in', (eb) => eb.selectFrom('moniteur').select('id').where('idAutoEcole', '=', idAutoEcole))
    .execute()
  const conges = await db
    .selectFrom('conge')
    .select(['idMoniteur', 'debut', 'fin'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('fin', '>=', from)
    .where('debut', '<=', to)
    .execute()
  return moniteurs.map((one) => ({
    ...one,
    plages: plages.filter(({ idMoniteur }) => idMoniteur === one.id),
    conges: conges.filter(({ idMoniteur }) => idMoniteur === one.id),
  }))
}

export const vehiclesOf = (db: Db, idAutoEcole: number) =>
  db
    .selectFrom('vehicule')
    .select(['id', 'immatriculation', 'marque', 'modele', 'archived'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('immatriculation')
    .execute()
