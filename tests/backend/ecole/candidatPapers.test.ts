import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { ApiError } from '@contract/errors'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const historique = async (id: number) => (await ecole.get<Historique[]>(`/api/candidat/${id}/historique`)).body

describe('papers of a candidate', () => {
  const note = async (id: number, type: string, body: object) => {
    const { documents } = (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body
    const version = documents.find((paper) => paper.type === type)?.version
    return ecole.put<CandidatDetail>(`/api/candidat/${id}/document/${type}`, { version, ...body })
  }
  const TYPES = ['cin', 'certificat_medical', 'photos', 'contrat']
  const dossier = async (id: number) => {
    const { body } = await ecole.get<CandidatDetail>(`/api/candidat/${id}`)
    const lists = await Promise.all(
      ['complet', 'incomplet', 'expire'].map(async (state) => ({
        state,
        found: (await allCandidats(ecole, `dossier=${state}&q=${body.cin}`)).length,
      })),
    )
    // The list, the sheet and the filter agree.
    expect(lists.filter(({ found }) => found === 1).map(({ state }) => state)).toEqual([body.dossier])
    return body.dossier
  }

  it('refuses a stale version of a paper', async () => {
    const { id } = await buildCandidat(ecole)
    const first = await note(id, 'cin', { recu: true, version: 0 })
    expect(first.status).toBe(200)
    const stale = await ecole.put<ApiError>(`/api/candidat/${id}/document/cin`, { recu: false, version: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(first.body.documents[0]?.version).toBe(1)
    expect((await note(id, 'cin', { recu: false, version: 1 })).body.documents[0]?.recu).toBe(false)
  })

  it('makes the file complete until the end of the expiry day', async () => {
    const { id } = await buildCandidat(ecole)
    for (const type of TYPES.slice(1)) await note(id, type, { recu: true })
    expect(await dossier(id)).toBe('incomplet')
    const { body } = await note(id, 'cin', { recu: true, dateExpiration: '2026-11-23', note: ' Copie ' })
    expect(body.documents[0]).toMatchObject({ type: 'cin', recu: true, dateExpiration: '2026-11-23', note: 'Copie' })
    expect(await dossier(id)).toBe('complet')
    // 22:59 UTC is one minute to midnight in Tunis.
    backend.clock.now = new Date('2026-11-23T22:59:00Z')
    ecole = await signedIn(backend, 'ecole')
    expect(await dossier(id)).toBe('complet')
    wait(backend, { minutes: 1 })
    expect(await dossier(id)).toBe('expire')
    await note(id, 'cin', { recu: true, dateExpiration: '2026-11-24' })
    expect(await dossier(id)).toBe('complet')
    await note(id, 'certificat_medical', { recu: false, dateExpiration: '2020-01-01' })
    expect(await dossier(id)).toBe('incomplet')
  })

  it('logs a paper with its previous values', async () => {
    const { id } = await buildCandidat(ecole)
    await note(id, 'photos', { recu: true })
    await note(id, 'photos', { recu: true, note: '4 photos' })
    expect((await historique(id))[0]).toMatchObject({
      action: 'document_photos',
      before: { note: null },
      after: { note: '4 photos' },
    })
  })

  it.each([
    [{}, { recu: 'required', version: 'required' }],
    [{ recu: true, version: 0, dateDocument: '2026-11-22' }, { dateDocument: 'date_future' }],
    [
      { recu: true, version: 0, dateDocument: '2026-11-20', dateExpiration: '2026-11-19' },
      { dateExpiration: 'end_before_start' },
    ],
    [{ recu: 'yes', version: 0 }, { recu: 'invalid' }],
    [{ recu: true, version: 0, dateExpiration: '2026-02-30' }, { dateExpiration: 'date' }],
    [{ recu: true, version: 0, note: 'x'.repeat(201) }, { note: 'too_long' }],
    [{ recu: true, version: 0, type: 'cin' }, { type: 'unknown_field' }],
  ])('refuses the paper %j', async (body, errors) => {
    const { id } = await buildCandidat(ecole)
    const answer = await ecole.put(`/api/candidat/${id}/document/cin`, body)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it.each([
    ['photos', 'dateExpiration'],
    ['photos', 'dateDocument'],
    ['contrat', 'dateExpiration'],
  ])('refuses for the paper %s the field %s', async (type, field) => {
    const { id } = await buildCandidat(ecole)
    const answer = await note(id, type, { recu: true, [field]: '2026-11-01' })
    expect([answer.status, Object(answer.body).errors]).toEqual([422, { [field]: 'not_allowed' }])
    const signed = await note(id, 'contrat', { recu: true, dateDocument: '2026-11-01' })
    expect(signed.body.documents[3]).toMatchObject({ dateDocument: '2026-11-01', dateExpiration: null })
  })

  it('filters candidates by papers that expire soon', async () => {
    const { id, cin } = await buildCandidat(ecole)
    const found = async () => (await allCandidats(ecole, `dossier=bientot&q=${cin}`)).length
    const seen: number[] = []
    for (const day of ['2026-12-22', '2026-12-21', '2026-11-21', '2026-11-20']) {
      await note(id, 'cin', { recu: true, dateExpiration: day })
      seen.push(await found())
    }
    expect(seen).toEqual([0, 1, 1, 0])
  })
})
