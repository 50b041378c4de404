import type { EntretienValues, VehiculeDetail, VehiculeValues } from '@contract/ecole/vehicule'
import type { Examinateur, ExaminateurValues } from '@contract/planning/examinateur'
import { permiOf, uniqueDigits } from './factories'
import type { Client } from './http'

/** The body that a form sends for a new vehicle, with a unique plate. */
export const vehiculeValues = (idPermi: number, values: Partial<VehiculeValues> = {}): VehiculeValues => ({
  immatriculation: `${uniqueDigits().slice(1, 4).replace(/^0+/, '') || '1'} TU ${uniqueDigits().slice(4)}`,
  marque: 'Essai',
  modele: 'Berline',
  idPermi,
  boite: 'manuelle',
  kilometrage: 10_000,
  availability: 'Available',
  ...values,
})

/** Adds a vehicle through the API. */
export async function buildVehicule(client: Client, values: Partial<VehiculeValues> = {}): Promise<VehiculeDetail> {
  const body = vehiculeValues(values.idPermi ?? (await permiOf(client)), values)
  const answer = await client.post<VehiculeDetail>('/api/vehicule', body)
  if (answer.status !== 201) throw new Error(`Vehicle refused: ${answer.status} ${answer.text}`)
  return answer.body
}

export const entretienValues = (values: Partial<EntretienValues> = {}): EntretienValues => ({
  date: '2026-11-02',
  type: 'vidange',
  cout: 120_500,
  ...values,
})

/** Adds a maintenance entry through the API. */
export async function buildEntretien(
  client: Client,
  idVehicule: number,
  values: Partial<EntretienValues> = {},
): Promise<VehiculeDetail> {
  const answer = await client.post<VehiculeDetail>(`/api/vehicule/${idVehicule}/entretien`, entretienValues(values))
  if (answer.status !== 201) throw new Error(`Maintenance refused: ${answer.status} ${answer.text}`)
  return answer.body
}

export const examinateurValues = (values: Partial<ExaminateurValues> = {}): ExaminateurValues => ({
  nom: 'Essai',
  prenom: 'Examinateur',
  etapes: ['code'],
  ...values,
})

/** Adds an examiner through the API. */
export async function buildExaminateur(client: Client, values: Partial<ExaminateurValues> = {}): Promise<Examinateur> {
  const answer = await client.post<Examinateur>('/api/examinateur', examinateurValues(values))
  if (answer.status !== 201) throw new Error(`Examiner refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Vehicles of a school that nothing else uses. */
export interface Fleet {
  /** With two entries of maintenance. */
  vehicule: VehiculeDetail
  leavingVehicule: VehiculeDetail
  archivedVehicule: VehiculeDetail
}

export async function fleetOf(client: Client): Promise<Fleet> {
  const { id } = await buildVehicule(client)
  await buildEntretien(client, id)
  const archivedVehicule = await buildVehicule(client)
  await client.post(`/api/vehicule/${archivedVehicule.id}/archive`)
  return {
    vehicule: await buildEntretien(client, id),
    leavingVehicule: await buildVehicule(client),
    archivedVehicule,
  }
}
