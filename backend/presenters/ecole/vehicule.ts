import { availabilityOf } from '@contract/ecole/availability'
import type { AlerteVehicule, Vehicule, VehiculeDetail } from '@contract/ecole/vehicule'
import { entretiensOf, plannedWith, type VehiculeRow } from '../../database/ecole/vehicule'
import type { Db, Trx } from '../../database/schema'
import { alertesOf, papersState } from '../../rules/ecole/vehicule'

/** A vehicle for the list and the form, on a day. */
export function presentVehicule(row: VehiculeRow, today: string): Vehicule {
  const { idAutoEcole: _, recherche: __, archived, disponible, ...fields } = row
  return {
    ...fields,
    archived: archived === 1,
    availability: availabilityOf(disponible === 1),
    papiers: papersState(row, today),
  }
}

/** The full record: the row, its maintenance with the total cost, and the number of planned events. */
export async function presentVehiculeDetail(
  db: Db | Trx,
  row: VehiculeRow,
  { today, now }: { today: string; now: string },
): Promise<VehiculeDetail> {
  const entretiens = await entretiensOf(db, row.id)
  return {
    ...presentVehicule(row, today),
    entretiens,
    coutEntretien: entretiens.reduce((sum, { cout }) => sum + cout, 0),
    aVenir: await plannedWith(db, row.id, now),
  }
}

/** The papers of some vehicles that have expired or end soon, soonest first. */
export function presentAlertes(rows: VehiculeRow[], today: string): AlerteVehicule[] {
  return rows
    .flatMap((row) => {
      const { id: idVehicule, immatriculation, marque, modele } = row
      return alertesOf(row, today).map((alerte) => ({ idVehicule, immatriculation, marque, modele, ...alerte }))
    })
    .sort((one, other) => one.jours - other.jours || one.idVehicule - other.idVehicule)
}
