import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ImportJob } from '@contract/ecole/import/candidatImport'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import {
  allCandidats,
  buildCandidat,
  candidatValues,
  importEnded,
  importInputOf,
  importRow,
  permiOf,
  updateOf,
} from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { limitPackage } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

describe('concurrent requests', () => {
  it('save a record once and refuse the others with 409', async () => {
    const made = await buildCandidat(ecole)
    const answers = await times(10, (index) =>
      ecole.put<CandidatDetail>(`/api/candidat/${made.id}`, updateOf(made, { note: `${index}` })),
    )
    const saved = answers.filter(({ status }) => status === 200)
    expect(saved).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect((await ecole.get(`/api/candidat/${made.id}`)).body).toEqual(saved[0]?.body)
  })

  it('give an identity number to one candidate', async () => {
    const idPermi = await permiOf(ecole)
    const answers = await times(8, () => ecole.post('/api/candidat', candidatValues(idPermi, { cin: '59999999' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(await allCandidats(ecole, 'q=59999999')).toHaveLength(1)
  })

  it('archive a candidate once', async () => {
    const { id } = await buildCandidat(ecole)
    const answers = await times(5, () => ecole.post(`/api/candidat/${id}/archive`))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('give namesakes different user names', async () => {
    const made = await times(10, () => buildCandidat(ecole, { nom: 'Pareil', prenom: 'Tout' }))
    expect(new Set(made.map(({ username }) => username)).size).toBe(10)
  })

  it('never exceed the limit of a package', async () => {
    const all = await allCandidats(ecole)
    const idPermi = await permiOf(ecole)
    await limitPackage(backend, 1, { limiteCandidats: all.length + 3 })
    const answers = await times(8, () => ecole.post('/api/candidat', candidatValues(idPermi)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await allCandidats(ecole)).toHaveLength(all.length + 3)
  })

  it('add each person of one list once in two imports', async () => {
    const input = importInputOf(Array.from({ length: 40 }, () => importRow()))
    const started = await times(2, () => ecole.post<ImportJob>('/api/candidat/import', input))
    const jobs = await Promise.all(started.map(({ body }) => importEnded(ecole, body.id)))
    expect(jobs.map(({ statut }) => statut)).toEqual(['DONE', 'DONE'])
    expect(jobs.map(({ counts }) => counts.added).sort((a, b) => a - b)).toEqual([0, 40])
    expect(jobs.map(({ counts }) => counts.refused).sort((a, b) => a - b)).toEqual([0, 40])
  })

  it('roll back only the refused request', async () => {
    const idPermi = await permiOf(ecole)
    const { cin } = await buildCandidat(ecole)
    const answers = await times(20, (index) =>
      ecole.post('/api/candidat', candidatValues(idPermi, index % 2 ? { cin } : {})),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 409 : 201)))
  })

  it('never read half of a write', async () => {
    const made = await buildCandidat(ecole, { nom: 'A', note: 'A' })
    let version = made.version
    const writing = (async () => {
      for (const text of ['B', 'C', 'D', 'E']) {
        const { body } = await ecole.put<CandidatDetail>(`/api/candidat/${made.id}`, {
          ...updateOf(made, { nom: text, note: text }),
          version,
        })
        version = body.version
      }
    })()
    const seen = await times(30, async () => (await ecole.get<CandidatDetail>(`/api/candidat/${made.id}`)).body)
    await writing
    for (const { nom, note } of seen) expect(nom).toBe(note)
  })
})

describe('the first requests on a new database', () => {
  it('create one signing key', async () => {
    const fresh = await startBackend()
    const tokens = await times(4, () => fresh.login('ecole'))
    const clients = await Promise.all(tokens.map(async () => signedIn(fresh, 'ecole')))
    for (const client of clients) expect((await client.get('/api/user/me')).status).toBe(200)
    expect(await fresh.db.selectFrom('secret').selectAll().execute()).toHaveLength(1)
    await fresh.stop()
  })
})
