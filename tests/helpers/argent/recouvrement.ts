import type { CompteCandidat } from '@contract/argent/compte'
import type { Proposition } from '@contract/argent/echeancier'
import type { TestBackend } from '../backend'
import { buildCandidat, permiOf } from '../factories'
import { type Client, startFreeSchool } from '../http'
import { compteOf, insertForfait, insertPrices } from './argent'

/** A school with prices, a package of 835.000, and nothing planned. */
export async function startMoney(): Promise<{ backend: TestBackend; ecole: Client; idForfait: number }> {
  const { backend, ecole } = await startFreeSchool()
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  return { backend, ecole, idForfait: await insertForfait(backend, idPermi) }
}

/** A new candidate enrolled with the package. */
export async function buildEnrolled(
  ecole: Client,
  idForfait: number,
  dateDebut = '2026-11-21',
  changes: object = {},
): Promise<{ id: number; idInscription: number; compte: CompteCandidat }> {
  const { id } = await buildCandidat(ecole, changes)
  const body = { formule: 'FORFAIT', idForfait, dateDebut }
  const answer = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, body)
  const idInscription = answer.body.inscriptions?.[0]?.id
  if (idInscription === undefined) throw new Error(`Not enrolled: ${answer.status} ${answer.text}`)
  return { id, idInscription, compte: answer.body }
}

/** Sets the plan that the school proposes. */
export async function setPlan(
  ecole: Client,
  { id, idInscription }: { id: number; idInscription: number },
  query: string,
): Promise<CompteCandidat> {
  const path = `/api/inscription/${idInscription}/echeancier`
  const { echeances } = (await ecole.get<Proposition>(`${path}/proposition?${query}`)).body
  const version = (await compteOf(ecole, id)).inscriptions[0]?.echeancier?.version ?? 0
  const answer = await ecole.post<CompteCandidat>(path, { version, echeances })
  if (answer.status !== 201) throw new Error(`No plan: ${answer.status} ${answer.text}`)
  return answer.body
}
