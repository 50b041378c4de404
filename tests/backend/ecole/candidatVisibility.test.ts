import type { Candidat, CandidatDetail } from '@contract/ecole/candidat'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildMoniteur, candidatValues, uniqueDigits, updateOf } from '@tests/helpers/factories'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { moveToFrance } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

describe('visibility of candidates', () => {
  it('shows candidates only themselves and instructors only their own candidates', async () => {
    const everybody = await allCandidats(ecole)
    const [candidat, moniteur] = [await signedIn(backend, 'candidat'), await signedIn(backend, 'moniteur')]
    const { body: own } = await candidat.get<CandidatDetail>('/api/candidat/me')
    expect((await allCandidats(candidat)).map(({ id }) => id)).toEqual([own.id])
    // The school's note about a person is hidden from that person.
    await ecole.put(`/api/candidat/${own.id}`, updateOf(own, { note: 'À rassurer' }))
    expect((await candidat.get<CandidatDetail>('/api/candidat/me')).body.note).toBeNull()
    expect((await moniteur.get<CandidatDetail>(`/api/candidat/${own.id}`)).body.note).toBe('À rassurer')
    const { body: instructor } = await moniteur.get<{ id: number }>('/api/moniteur/me')
    const theirs = everybody.filter(({ idMoniteur }) => idMoniteur === instructor.id).map(({ id }) => id)
    expect(theirs.length).toBeGreaterThan(1)
    expect((await allCandidats(moniteur)).map(({ id }) => id).sort()).toEqual(theirs.sort())
    for (const { id, idMoniteur } of everybody) {
      expect((await candidat.get(`/api/candidat/${id}`)).status).toBe(id === own.id ? 200 : 404)
      expect((await moniteur.get(`/api/candidat/${id}`)).status).toBe(idMoniteur === instructor.id ? 200 : 404)
    }
    // Filters and searches reveal no more.
    expect((await allCandidats(candidat, 'archived=true')).length).toBe(0)
    expect((await allCandidats(candidat, 'q=a')).every(({ id }) => id === own.id)).toBe(true)
    expect((await candidat.get(`/api/moniteur/${instructor.id}`)).status).toBe(403)
  })

  it('hides a candidate from the previous instructor after a change of instructor', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const [first] = await allCandidats(moniteur)
    if (!first) throw new Error('The demo instructor has no candidate')
    const { id } = await buildMoniteur(ecole)
    await ecole.put(`/api/candidat/${first.id}`, updateOf(first, { idMoniteur: id }))
    expect((await moniteur.get(`/api/candidat/${first.id}`)).status).toBe(404)
  })
})

describe('GET /api/candidat/export', () => {
  it('returns the whole filtered list in slices without pictures', async () => {
    const idMoniteur = (await allCandidats(ecole)).find((row) => row.idMoniteur !== null)?.idMoniteur
    const { body } = await ecole.get<{ data: Candidat[]; next: number | null }>(
      `/api/candidat/export?idMoniteur=${idMoniteur}`,
    )
    const listed = await allCandidats(ecole, `idMoniteur=${idMoniteur}`)
    expect(body.next).toBeNull()
    expect(body.data.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
    expect(body.data.every(({ photo }) => photo === null)).toBe(true)
    const { body: rest } = await ecole.get<{ data: Candidat[] }>(
      `/api/candidat/export?idMoniteur=${idMoniteur}&after=1`,
    )
    expect(rest.data).toEqual([])
  })

  it('keeps the order of the list in the export', async () => {
    for (const sort of ['-nom', 'dateNaissance', '-dateInscription']) {
      const { body } = await ecole.get<{ data: Candidat[] }>(`/api/candidat/export?sort=${sort}`)
      const listed = await allCandidats(ecole, `sort=${sort}`)
      expect(body.data.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
    }
  })
})

it('starts without accounts on an empty seed', async () => {
  const empty = await startBackend({ seed: 'empty' })
  expect(
    (await send(empty, 'POST', '/auth/login', { body: { username: 'ecole', password: uniqueDigits() } })).status,
  ).toBe(401)
  await empty.stop()
})

it('uses the school’s time zone: a summer night in Paris is a day ahead of Tunis for an hour', async () => {
  await moveToFrance(backend, 1)
  backend.clock.now = new Date('2026-07-31T22:30:00Z')
  await backend.db.updateTable('package_ecole').set({ dateDebut: '2026-01-01' }).execute()
  const french = await signedIn(backend, 'ecole')
  const permi = (await french.get<{ id: number; code: string }[]>('/api/permi')).body.find(({ code }) => code === 'B')
  const values = candidatValues(permi?.id ?? 0, { dateInscription: '2026-08-01' })
  expect((await french.post('/api/candidat', values)).status).toBe(201)
  expect((await french.post('/api/candidat', { ...values, dateInscription: '2026-08-02' })).status).toBe(422)
})
