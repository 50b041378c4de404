import type { CompteCandidat } from '@contract/argent/compte'
import { compteOf } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { startEnrolled } from '@tests/helpers/argent/enrolled'
import { setReglages } from '@tests/helpers/argent/factures'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { buildCast } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let id: number
let compte: CompteCandidat
/** A candidate enrolled with « Complet B » on the first of November, who had an hour on the road before. */
beforeEach(async () => {
  const started = await startEnrolled()
  ;({ backend, ecole, id, compte } = started)
  await insertLessons(backend, id, hoursFrom('2026-10-20', 1, 'Hour circulation'))
})
afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

const first = () => compte.inscriptions[0] as CompteCandidat['inscriptions'][number]
const advance = (dateDebut: string, { client = ecole, version = first().version, of = first().id } = {}) =>
  client.put<CompteCandidat>(`/api/inscription/${of}/debut`, { dateDebut, version })

describe('an enrolment that begins earlier', () => {
  it('takes the hours since then from its package, whose price stays due on its day', async () => {
    const hours = ({ inscriptions }: CompteCandidat) =>
      inscriptions[0]?.lots.find(({ service }) => service === 'circulation')?.used
    expect(hours(await compteOf(ecole, id))).toBe(0)
    const { status, body } = await advance('2026-10-20')
    expect([status, hours(body), body.aPayer, body.enRetard]).toEqual([200, 60, compte.aPayer, compte.enRetard])
    expect(body.inscriptions[0]).toMatchObject({ dateDebut: '2026-10-20', version: first().version + 1 })
    const log = (await ecole.get<{ action: string }[]>(`/api/candidat/${id}/historique`)).body
    expect(log.map(({ action }) => action)).toContain('advance')
  })

  it('charges the hours since then where they are paid one by one', async () => {
    const { candidat } = await buildCast(backend, ecole)
    const enrolment = { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' }
    const made = await ecole.post<CompteCandidat>(`/api/candidat/${candidat.id}/inscription`, enrolment)
    const [own] = made.body.inscriptions
    await insertLessons(backend, candidat.id, hoursFrom('2026-10-20', 1, 'Hour circulation'))
    const { body } = await advance('2026-10-20', { version: own?.version ?? 0, of: own?.id ?? 0 })
    expect(body.aPayer).toBe(made.body.aPayer + 25_000)
    expect(body.lignes).toContainEqual(expect.objectContaining({ cause: 'lecon', montant: 25_000, jour: '2026-10-20' }))
  })

  it('is refused for a day that is not earlier, before the books begin, and in an earlier enrolment', async () => {
    const errorsOn = async (day: string) => (await advance(day)).body
    expect(await errorsOn('2026-11-01')).toMatchObject({
      errors: { dateDebut: 'too_late' },
      limits: { dateDebut: '2026-10-31' },
    })
    await setReglages(ecole, { dateReprise: '2026-10-15' })
    expect(await errorsOn('2026-10-14')).toMatchObject({ errors: { dateDebut: 'too_past' } })
    await backend.db
      .updateTable('inscription')
      .set({ status: 'COMPLETED', dateFin: '2026-11-10', motif: 'Essai' })
      .where('id', '=', first().id)
      .execute()
    const again = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, {
      formule: 'HOURS',
      idForfait: null,
      dateDebut: '2026-11-20',
    })
    const next = again.body.inscriptions.find(({ dateDebut }) => dateDebut === '2026-11-20')
    const within = await advance('2026-11-05', { version: next?.version ?? 0, of: next?.id ?? 0 })
    expect(within.body).toMatchObject({ errors: { dateDebut: 'too_early' }, limits: { dateDebut: '2026-11-11' } })
  })

  it('is refused for a version that changed, one that ended, and by another school', async () => {
    expect((await advance('2026-10-20', { version: first().version + 1 })).body).toMatchObject({ code: 'stale' })
    expect((await advance('2026-10-20', { client: await signedIn(backend, 'ecole2') })).status).toBe(404)
    await backend.db
      .updateTable('inscription')
      .set({ status: 'COMPLETED', dateFin: '2026-11-10', motif: 'Essai' })
      .where('id', '=', first().id)
      .execute()
    expect((await advance('2026-10-20')).status).toBe(409)
  })
})
