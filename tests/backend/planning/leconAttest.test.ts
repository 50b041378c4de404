import type { Evenement } from '@contract/planning/evenement'
import { type LeconPage, type LeconsSaved, MAX_LECONS } from '@contract/planning/lecon'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ATTEST = '/api/calendrier/lecon/attest'
const REOPEN = '/api/calendrier/lecon/reopen'

let backend: TestBackend
let ecole: Client
let candidat: number
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  candidat = (await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })).id
})
afterEach(() => backend.stop())

/** Past lessons of an hour each; returns their ids in order of time. */
async function due(...days: string[]): Promise<number[]> {
  await insertHeures(
    backend,
    { idCandidat: candidat },
    days.map((day) => ({ calendar: 'Hour code', status: 'PLANNED', start: `2026-${day}T08:00:00.000Z` })),
  )
  const { data } = (await ecole.get<LeconPage>('/api/calendrier/lecon?sort=start&perPage=100')).body
  return data.map(({ idEvenement }) => idEvenement)
}

const asRead = (ids: number[], version = 1) => ({ lecons: ids.map((id) => ({ id, version })) })
const post = (path: string, body: unknown, client = ecole) => client.post<LeconsSaved>(path, body)
const stored = async (id: number) => (await ecole.get<Evenement>(`/api/calendrier/evenement/${id}`)).body
const refusals = ({ refus }: LeconsSaved) => refus.map(({ id, code }) => [id, code])
const done = ({ data }: LeconsSaved) => data.map(({ idEvenement }) => idEvenement)

/** Gives a lesson to the demo instructor and returns their client. */
async function instructorOf(id: number): Promise<Client> {
  const moniteur = await signedIn(backend, 'moniteur')
  const own = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
  await backend.db.updateTable('evenement').set({ idMoniteur: own.id }).where('id', '=', id).execute()
  return moniteur
}

describe('POST /api/calendrier/lecon/attest', () => {
  it('attests several lessons with their planned length and logs each', async () => {
    const ids = await due('11-02', '11-03', '11-04')
    const { status, body } = await post(ATTEST, asRead(ids))
    expect([status, done(body), body.refus]).toEqual([200, ids, []])
    for (const lecon of body.data) {
      expect(lecon).toMatchObject({
        status: 'SUCCESS',
        version: 2,
        extendedProps: { minutes: 60, attestePar: 'Leïla Cherif', attesteParMoi: true },
      })
    }
    const logged = await backend.db.selectFrom('historique').selectAll().where('action', '=', 'attest').execute()
    expect(logged.map(({ idEntite }) => idEntite)).toEqual(ids)
  })

  it('judges each lesson separately: refused ones have a reason, the others are attested', async () => {
    const [first = 0, second = 0, third = 0, ahead = 0] = await due('11-02', '11-03', '11-04', '12-04')
    const [exam = 0] = await insertExamens(backend, { idCandidat: candidat }, [
      { etape: 'code', status: 'PLANNED', start: '2026-11-01T09:00:00.000Z' },
    ])
    await ecole.post(`/api/calendrier/evenement/${second}/no-show`, { version: 1 })
    const ecole2 = await signedIn(backend, 'ecole2')
    const lecons = [
      { id: first, version: 1 },
      { id: second, version: 1 },
      { id: third, version: 9 },
      { id: ahead, version: 1 },
      { id: exam, version: 1 },
      { id: 999_999, version: 1 },
    ]
    const { status, body } = await post(ATTEST, { lecons })
    expect([status, done(body)]).toEqual([200, [first]])
    expect(refusals(body)).toEqual([
      [second, 'stale'],
      [third, 'stale'],
      [ahead, 'not_begun'],
      [exam, 'state'],
      [999_999, 'not_found'],
    ])
    expect(body.refus[0]?.lecon).toMatchObject({ status: 'NO_SHOW', title: 'Amel Zouaghi' })
    expect(body.refus.at(-1)?.lecon).toBeNull()
    expect((await stored(third)).status).toBe('PLANNED')
    // For another school none of them exists.
    const theirs = (await post(ATTEST, asRead([third]), ecole2)).body
    expect(theirs).toEqual({ data: [], refus: [{ id: third, code: 'not_found', lecon: null }] })
  })

  it('attests each lesson once when two users are concurrent', async () => {
    const ids = await due('11-02', '11-03')
    const moniteur = await instructorOf(ids[0] ?? 0)
    const [one, other] = await Promise.all([post(ATTEST, asRead(ids)), post(ATTEST, asRead(ids), moniteur)])
    const both = [...done(one.body), ...done(other.body)]
    expect(both.sort()).toEqual(ids)
    expect((await stored(ids[0] ?? 0)).version).toBe(2)
    expect(refusals(other.body)).toContainEqual([ids[1], 'not_found'])
  })

  it('refuses an empty, too long or repeating list before it reads any lesson', async () => {
    const [id = 0] = await due('11-02')
    const many = Array.from({ length: MAX_LECONS + 1 }, (_, index) => index + 1)
    for (const body of [{}, asRead([]), asRead(many), asRead([id, id]), { lecons: [{ id }] }, { lecons: 'toutes' }]) {
      for (const path of [ATTEST, REOPEN]) expect((await post(path, body)).status).toBe(422)
    }
    for (const path of [ATTEST, REOPEN]) {
      expect((await post(path, asRead([id]), clientOf(backend, null))).status).toBe(401)
      expect((await post(path, asRead([id]), await signedIn(backend, 'candidat'))).status).toBe(403)
    }
    expect((await stored(id)).status).toBe('PLANNED')
  })
})

describe('POST /api/calendrier/lecon/reopen', () => {
  it('reopens lessons for the school, except planned, cancelled or changed ones', async () => {
    const ids = await due('11-02', '11-03', '11-04', '11-05')
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    await post(ATTEST, asRead([first, second]))
    await ecole.post(`/api/calendrier/evenement/${third}/cancel`, { version: 1 })
    const lecons = [
      { id: first, version: 2 },
      { id: second, version: 1 },
      { id: third, version: 2 },
      { id: fourth, version: 1 },
    ]
    const { body } = await post(REOPEN, { lecons })
    expect(done(body)).toEqual([first])
    expect(refusals(body)).toEqual([
      [second, 'stale'],
      [third, 'state'],
      [fourth, 'state'],
    ])
    expect(await stored(first)).toMatchObject({
      status: 'PLANNED',
      extendedProps: { minutes: null, attesteLe: null, attesteParMoi: false },
    })
  })

  it('reopens for instructors what they attested themselves within a day', async () => {
    const [own = 0, theirs = 0] = await due('11-20', '11-19')
    const moniteur = await instructorOf(own)
    await instructorOf(theirs)
    expect(done((await post(ATTEST, asRead([own]), moniteur)).body)).toEqual([own])
    await post(ATTEST, asRead([theirs]))
    const { body } = await post(REOPEN, asRead([own, theirs], 2), moniteur)
    expect([done(body), refusals(body)]).toEqual([[own], [[theirs, 'not_own_answer']]])
    await post(ATTEST, asRead([own], 3), moniteur)
    backend.clock.now = new Date(backend.clock.now.getTime() + 24 * 3_600_000)
    const later = await signedIn(backend, 'moniteur')
    expect(refusals((await post(REOPEN, asRead([own], 4), later)).body)).toEqual([[own, 'answer_too_old']])
    expect(done((await post(REOPEN, asRead([own], 4), await signedIn(backend, 'ecole'))).body)).toEqual([own])
  })

  it('refuses instructors for a lesson of another instructor', async () => {
    const [id = 0] = await due('11-20')
    await post(ATTEST, asRead([id]))
    const moniteur = await signedIn(backend, 'moniteur')
    expect(refusals((await post(REOPEN, asRead([id], 2), moniteur)).body)).toEqual([[id, 'not_found']])
  })
})

describe('GET /api/calendrier/lecon/export', () => {
  it('returns the filtered lessons in slices, to desk users only', async () => {
    const ids = await due('11-02', '11-03', '12-04')
    const read = (query: string, client = ecole) =>
      client.get<{ data: Evenement[]; next: number | null }>(`/api/calendrier/lecon/export?${query}`)
    const { body } = await read('etat=DUE&sort=start')
    expect([body.data.map(({ idEvenement }) => idEvenement), body.next]).toEqual([ids.slice(0, 2), null])
    expect((await read('after=1')).body.data).toEqual([])
    expect((await read('etat=JAMAIS')).status).toBe(422)
    expect(
      (await read('', await signedIn(backend, 'ecole2'))).body.data.some(({ idEvenement }) =>
        ids.includes(idEvenement),
      ),
    ).toBe(false)
    expect((await read('', await signedIn(backend, 'moniteur'))).status).toBe(403)
  })
})
