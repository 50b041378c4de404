import { availabilityOf } from '@contract/ecole/availability'
import type { AlerteVehicule, Vehicule, VehiculeDetail } from '@contract/ecole/vehicule'
import type { Caller } from '../../caller'
import { expensesOfVehicule } from '../../database/argent/transaction/vehicule'
import { drivenWith, entretiensOf, plannedWith, type VehiculeRow } from '../../database/ecole/vehicule'
import type { Conn } from '../../database/schema'
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

type Costs = Pick<VehiculeDetail, 'entretiens' | 'coutEntretien' | 'depenses'>

/**
 * The maintenance of a vehicle, and its total cost. Maintenance that an expense pays for is counted once, as the
 * expense.
 */
async function costsOf(db: Conn, id: number, { ability }: Caller): Promise<Costs> {
  const entretiens = await entretiensOf(db, id)
  const coutEntretien = entretiens.reduce((sum, { cout }) => sum + cout, 0)
  if (!ability.can('read', 'Transaction')) {
    return { entretiens: entretiens.map((one) => ({ ...one, idDepense: null })), coutEntretien, depenses: null }
  }
  const expenses = await expensesOfVehicule(db, id)
  const payers = new Map(expenses.map((expense) => [expense.idEntretien, expense.id]))
  const entries = entretiens.map((one) => ({ ...one, idDepense: payers.get(one.id) ?? null }))
  const unpaid = entries.filter(({ idDepense }) => idDepense === null).reduce((sum, { cout }) => sum + cout, 0)
  const depenses = unpaid + expenses.reduce((sum, { montant }) => sum + montant, 0)
  return { entretiens: entries, coutEntretien, depenses }
}

/** The full record: the row, its maintenance and costs, and the number of planned events. */
export async function presentVehiculeDetail(
  db: Conn,
  row: VehiculeRow,
  { today, now, caller }: { today: string; now: string; caller: Caller },
): Promise<VehiculeDetail> {
  return {
    ...presentVehicule(row, today),
    ...(await costsOf(db, row.id, caller)),
    minutes: await drivenWith(db, row.id),
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
