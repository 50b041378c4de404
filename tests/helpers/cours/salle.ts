import type { Joined, Place, Salle, SalleInput, Step } from '@contract/cours/salle'
import type { TestBackend } from '../backend'
import { type Answer, type Client, clientOf, send } from '../http'
import { COURS } from './cours'

export const SALLE = `${COURS}/salle`

export const salleValues = (own: Partial<SalleInput> = {}): SalleInput => ({
  source: { nombre: 5, topic: null },
  secondes: 30,
  invites: true,
  classement: true,
  idEvenement: null,
  ...own,
})

/** Opens a room as a host. */
export async function openRoom(host: Client, own?: Partial<SalleInput>): Promise<Salle> {
  const answer = await host.post<Salle>(SALLE, salleValues(own))
  if (answer.status !== 201) throw new Error(`Room: ${answer.status} ${answer.text}`)
  return answer.body
}

export const stepOf = (host: Client, id: number, step: Step, rang: number): Promise<Answer<Salle>> =>
  host.post<Salle>(`${SALLE}/${id}/step`, { step, rang })

/** Takes a step that must succeed. */
export async function tookStep(host: Client, id: number, step: Step, rang: number): Promise<Salle> {
  const answer = await stepOf(host, id, step, rang)
  if (answer.status !== 200) throw new Error(`${step} ${rang}: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Joins a room as a guest and returns the guest's calls. */
export async function guestIn(backend: TestBackend, code: string, prenom: string) {
  const answer = await send<Joined>(backend, 'POST', '/api/salle/join', { body: { code, prenom } })
  if (answer.status !== 200) throw new Error(`Guest: ${answer.status} ${answer.text}`)
  return seatOf(backend, answer.body.jeton)
}

/** The calls of the participant with a token. */
export function seatOf(backend: TestBackend, jeton: string) {
  const visitor = clientOf(backend, null)
  return {
    jeton,
    look: async () => (await visitor.get<Place>(`/api/salle/place/${jeton}`)).body,
    answer: (rang: number, choices: number[]) =>
      visitor.post<Place>(`/api/salle/place/${jeton}/answer`, { rang, choices }),
  }
}

/** The ids of the right choices of a question, or of one wrong choice. */
export async function choicesTo({ db }: TestBackend, idQuestion: number, isRight: boolean): Promise<number[]> {
  const rows = db.selectFrom('question_choice').select('id').where('idQuestion', '=', idQuestion)
  const ids = (await rows.where('isRight', '=', isRight ? 1 : 0).execute()).map(({ id }) => id)
  return isRight ? ids : ids.slice(0, 1)
}
