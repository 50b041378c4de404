import type { CompteCandidat } from '@contract/argent/compte'
import { expect } from 'vitest'
import type { TestBackend } from '../backend'
import { startFreeSchool } from '../http'
import { buildCast, buildEvenement, evenementValues, tunis, verb } from '../planning'
import { insertForfait, insertPrices } from './argent'

export const YESTERDAY = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '10:00') }

/**
 * A school with a candidate, an instructor and a vehicle. The candidate bought « Complet B » on the first of November.
 */
export async function startEnrolled() {
  const { backend, ecole } = await startFreeSchool()
  const cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  const idForfait = await insertForfait(backend, cast.idPermi)
  const id = cast.candidat.id
  const answer = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  expect(answer.status).toBe(201)
  return { backend, ecole, cast, id, idForfait, compte: answer.body }
}

/** The balance of an account of the demo's first school, such as `coffre` or `candidat:12`; zero before any posting. */
export async function balanceOf({ db }: Pick<TestBackend, 'db'>, account: string): Promise<number> {
  const [type = '', cle = ''] = account.split(':')
  const row = await db
    .selectFrom('compte')
    .select('solde')
    .where('idAutoEcole', '=', 1)
    .where('type', '=', type)
    .where('cle', '=', cle)
    .executeTakeFirst()
  return row?.solde ?? 0
}

/** Plans a road hour of yesterday and attests it, with its planned minutes or others. */
export async function attestedLesson(
  ecole: Parameters<typeof buildEvenement>[0],
  cast: Parameters<typeof evenementValues>[0],
  minutes?: number,
) {
  const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
  const answer = await verb(ecole, planned, 'attest', { absents: [], ...(minutes && { minutes }) })
  expect(answer.status).toBe(200)
  return answer.body
}
