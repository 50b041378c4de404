import type { Candidat } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { ClashDetails } from '@contract/planning/clash'
import type { Evenement, EvenementUpdate, EvenementValues } from '@contract/planning/evenement'
import type { TestBackend } from './backend'
import { TEST_NOW } from './clock'
import { buildCandidat, buildMoniteur, permiOf, uniqueDigits } from './factories'
import type { Answer, Client } from './http'

/** Monday of the week after the tests' day; free, because the demo planning is not considered. */
export const MONDAY = '2026-11-23'

/** A moment in Tunisia, which is an hour ahead of UTC all year. */
export const tunis = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`).toISOString()

/** Inserts a vehicle of the school straight into the database. */
export async function insertVehicule(
  { db }: TestBackend,
  idAutoEcole: number,
  values: { idPermi: number; finAssurance?: string | null; disponible?: 0 | 1; archived?: 0 | 1 },
): Promise<number> {
  const immatriculation = `${uniqueDigits('9').slice(-4)} TU 1`
  const { id } = await db
    .insertInto('vehicule')
    .values({
      idAutoEcole,
      immatriculation,
      marque: 'Peugeot',
      modele: '208',
      recherche: 'peugeot 208',
      annee: 2022,
      boite: 'manuelle',
      kilometrage: 10_000,
      finAssurance: null,
      finVisite: null,
      finVignette: null,
      disponible: 1,
      note: null,
      archived: 0,
      version: 1,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertExaminateur({ db }: TestBackend, idAutoEcole: number, etapes: string[]): Promise<number> {
  const { id } = await db
    .insertInto('examinateur')
    .values({
      idAutoEcole,
      nom: 'Examen',
      prenom: 'Personne',
      recherche: 'examen personne',
      telephone: null,
      centre: null,
      etapes: JSON.stringify(etapes),
      archived: 0,
      version: 1,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The resources of a lesson, all of one category: a candidate, an instructor and a vehicle of the school. */
export interface Cast {
  idPermi: number
  candidat: Candidat
  moniteur: Moniteur
  idVehicule: number
}

export async function buildCast(backend: TestBackend, client: Client, idAutoEcole = 1): Promise<Cast> {
  const idPermi = await permiOf(client)
  return {
    idPermi,
    candidat: await buildCandidat(client),
    moniteur: await buildMoniteur(client),
    idVehicule: await insertVehicule(backend, idAutoEcole, { idPermi }),
  }
}

type Props = EvenementValues['extendedProps']
interface Wanted extends Partial<Omit<EvenementValues, 'extendedProps'>> {
  props?: Partial<Props>
}

/** A road hour on Monday at nine with the cast. */
export function evenementValues(cast: Cast, { props, ...values }: Wanted = {}): EvenementValues {
  return {
    start: tunis(MONDAY, '09:00'),
    end: tunis(MONDAY, '10:00'),
    extendedProps: {
      calendar: 'Hour circulation',
      idCandidats: [cast.candidat.id],
      idMoniteur: cast.moniteur.id,
      idVehicule: cast.idVehicule,
      ...props,
    },
    ...values,
  }
}

export const askEvenement = (client: Client, values: EvenementValues): Promise<Answer<Evenement>> =>
  client.post<Evenement>('/api/calendrier/evenement', values)

/** Plans an event through the API. */
export async function buildEvenement(client: Client, values: EvenementValues): Promise<Evenement> {
  const answer = await askEvenement(client, { ...values, malgreImpaye: true, malgreContrat: true })
  if (answer.status !== 201) throw new Error(`Event refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** The body that a form sends to save an event, with some fields changed. */
export function updateOfEvenement(
  event: Evenement,
  { props, ...values }: Wanted & Partial<Pick<EvenementUpdate, 'version' | 'scope'>> = {},
) {
  const { calendar, title, idCandidats, idMoniteur, idVehicule, idExaminateur, lieu, note } = event.extendedProps
  return {
    title,
    start: event.start,
    end: event.end,
    version: event.version,
    extendedProps: { calendar, idCandidats, idMoniteur, idVehicule, idExaminateur, lieu, note, ...props },
    ...values,
  }
}

/** The clashes in the details of a refusal. */
export const clashesIn = (answer: { body: unknown }): ClashDetails =>
  // The body of a 409 `clash`; the tests that use it check the status.
  (answer.body as { details: ClashDetails }).details

/** Runs a verb on an event. */
export const verb = (client: Client, event: Evenement, name: string, body: object = {}) =>
  client.post<Evenement>(`/api/calendrier/evenement/${event.idEvenement}/${name}`, { version: event.version, ...body })

export const evenementPath = ({ idEvenement }: Evenement): string => `/api/calendrier/evenement/${idEvenement}`

/** Saves an event with some of its values changed. */
export const saveEvenement = (client: Client, event: Evenement, changes: Parameters<typeof updateOfEvenement>[1]) =>
  client.put<Evenement>(evenementPath(event), updateOfEvenement(event, changes))

/** The events of the week of `MONDAY` that a caller reads. */
export async function eventsOfWeek(client: Client, query = ''): Promise<Evenement[]> {
  const span = `from=${tunis(MONDAY, '00:00')}&to=${tunis('2026-11-30', '00:00')}`
  return (await client.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${span}&${query}`)).body.data
}

/** How many rows a table has. */
export async function countRows({ db }: TestBackend, table: 'evenement' | 'occupation' | 'historique') {
  const rows = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('total'))
  return (await rows.executeTakeFirstOrThrow()).total
}
