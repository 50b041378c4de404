import { CODE_ALPHABET, type CodeAcces, type CourseAccess, type LotAnswer } from '@contract/ecole/codeAcces'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { endPackages, wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const DAY = '2027-01-31'
const PATH = '/api/code-acces'
const USE = `${PATH}/utiliser`
/** The code of the account `candidat` in the demo. */
const OWN = 'CARTE7XKM4'

async function build(client = ecole): Promise<CodeAcces> {
  const { id: idCandidat } = await buildCandidat(client)
  return (await client.post<CodeAcces>(PATH, { idCandidat, dateExpiration: DAY })).body
}
const list = async (query = '') => (await ecole.get<Page<CodeAcces>>(`${PATH}?perPage=100&${query}`)).body.data

describe('/api/code-acces', () => {
  it('draws unique codes from unambiguous letters', async () => {
    const { id: idCandidat, nom, prenom } = await buildCandidat(ecole)
    const made = await ecole.post<CodeAcces>(PATH, { idCandidat, dateExpiration: DAY })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ idCandidat, candidat: `${prenom} ${nom}`, etat: 'RUNNING', active: true })
    expect(made.body.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{10}$`))
    expect((await ecole.get(`${PATH}/${made.body.id}`)).body).toEqual(made.body)
    expect(await list(`q=${made.body.code.slice(0, 6).toLowerCase()}`)).toEqual([made.body])
    expect(await list(`idCandidat=${idCandidat}`)).toEqual([made.body])
  })

  it.each([
    [{ dateExpiration: '2026-11-20' }, { dateExpiration: 'too_past' }],
    [{ dateExpiration: '2036-01-01' }, { dateExpiration: 'too_far' }],
    [{ dateExpiration: '2026-02-30' }, { dateExpiration: 'date' }],
    [{ idCandidat: 999_999 }, { idCandidat: 'unknown' }],
    [{ idCandidat: '<b>1</b>' }, { idCandidat: 'invalid' }],
    [{ code: 'AAAAAAAAAA' }, { code: 'unknown_field' }],
  ])('refuses a new code with %j', async (values, errors) => {
    const { id: idCandidat } = await buildCandidat(ecole)
    const answer = await ecole.post(PATH, { idCandidat, dateExpiration: DAY, ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('refuses a candidate of another school and a second active code for one candidate', async () => {
    const stranger = await buildCandidat(await signedIn(backend, 'ecole2'))
    const foreign = await ecole.post(PATH, { idCandidat: stranger.id, dateExpiration: DAY })
    expect([foreign.status, foreign.body.errors]).toEqual([422, { idCandidat: 'unknown' }])
    const { idCandidat, candidat } = await build()
    const twice = await ecole.post(PATH, { idCandidat, dateExpiration: DAY })
    expect(twice.body).toMatchObject({
      statusCode: 409,
      code: 'code_running',
      details: { candidats: [{ id: idCandidat, nom: candidat }] },
    })
  })

  it('creates the codes of several candidates in one transaction', async () => {
    const { idCandidat: has, candidat } = await build()
    const others = [(await buildCandidat(ecole)).id, (await buildCandidat(ecole)).id]
    const before = (await list()).length
    const body = { idCandidats: [...others, has, others[0]], dateExpiration: DAY }
    const refused = await ecole.post(`${PATH}/lot`, body)
    expect([refused.status, refused.body.details]).toEqual([409, { candidats: [{ id: has, nom: candidat }] }])
    const wrong = await ecole.post(`${PATH}/lot`, { ...body, idCandidats: [others[0], 999_999], sauter: true })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { 'idCandidats.1': 'unknown' }])
    expect(await list()).toHaveLength(before)
    const made = await ecole.post<LotAnswer>(`${PATH}/lot`, { ...body, sauter: true })
    expect(made.status).toBe(201)
    expect(made.body.data.map(({ idCandidat }) => idCandidat)).toEqual(others)
    expect(made.body.avecCode).toEqual([{ id: has, nom: candidat }])
    expect(new Set(made.body.data.map(({ code }) => code)).size).toBe(2)
  })

  it('deactivates, activates and extends a code', async () => {
    const { id, version, idCandidat } = await build()
    const off = await ecole.post<CodeAcces>(`${PATH}/${id}/deactivate`)
    expect(off.body).toMatchObject({ active: false, etat: 'INACTIVE' })
    expect((await ecole.post(`${PATH}/${id}/deactivate`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    // Meanwhile the candidate has another code.
    await ecole.post(PATH, { idCandidat, dateExpiration: DAY })
    expect((await ecole.post(`${PATH}/${id}/activate`)).body).toMatchObject({ statusCode: 409, code: 'code_running' })
    const stale = await ecole.put(`${PATH}/${id}`, { dateExpiration: '2027-03-01', version })
    expect(stale.body).toMatchObject({ code: 'stale', details: { current: off.body } })
    const put = await ecole.put<CodeAcces>(`${PATH}/${id}`, { dateExpiration: '2027-03-01', version: off.body.version })
    expect(put.body).toMatchObject({ dateExpiration: '2027-03-01', active: false })
  })

  it('answers 404 for a code of another school and 423 for a read-only school', async () => {
    const { id } = await build(await signedIn(backend, 'ecole2'))
    expect((await ecole.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await ecole.post(`${PATH}/${id}/deactivate`)).status).toBe(404)
    expect((await clientOf(backend, null).get(PATH)).status).toBe(401)
    expect((await (await signedIn(backend, 'candidat')).get(PATH)).status).toBe(403)
    await endPackages(backend, 1)
    expect((await ecole.post(PATH, { idCandidat: 1, dateExpiration: DAY })).status).toBe(423)
  })

  it('filters codes by state and exports them', async () => {
    const all = await list()
    expect(await list('actif=false')).toEqual(all.filter(({ active }) => !active))
    expect((await list('expired=true')).every(({ etat }) => etat === 'EXPIRED')).toBe(true)
    const { body } = await ecole.get<{ data: CodeAcces[]; next: number | null }>(`${PATH}/export`)
    expect([body.data, body.next]).toEqual([all, null])
    expect((await ecole.get(`${PATH}?actif=peut-être`)).status).toBe(422)
  })
})

describe('a candidate’s access code', () => {
  it('opens the course in any spelling of the code', async () => {
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.get(`${PATH}/me`)).body).toMatchObject({ open: false, raison: 'CODE_WAITING' })
    const [code] = await list(`q=${OWN}`)
    const opened = await candidat.post<CourseAccess>(USE, { code: ' carte-7xkm4 ' })
    expect(opened.body).toMatchObject({ open: true, par: 'CODE', dateExpiration: code?.dateExpiration })
    const [used] = await list(`q=${OWN}`)
    expect(used?.premiereUtilisation).toBe(backend.clock.now.toISOString())
    wait(backend, { minutes: 5 })
    await candidat.post(USE, { code: OWN })
    const [again] = await list(`q=${OWN}`)
    expect(again?.premiereUtilisation).toBe(used?.premiereUtilisation)
    expect(again?.derniereUtilisation).not.toBe(used?.derniereUtilisation)
    await ecole.post(`${PATH}/${code?.id}/deactivate`)
    expect((await candidat.get(`${PATH}/me`)).body).toMatchObject({ open: false, raison: 'CODE_INACTIVE' })
  })

  it('answers why a code is refused and never reveals its owner', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const tryCode = async (code: string) => {
      const { status, body, text } = await candidat.post(USE, { code })
      expect(text).not.toMatch(/idCandidat|Auto-école /)
      return [status, body.code]
    }
    expect(await tryCode('AAAAAAAAAA')).toEqual([409, 'code_unknown'])
    expect(await tryCode((await build()).code)).toEqual([409, 'code_taken'])
    expect(await tryCode((await build(await signedIn(backend, 'ecole2'))).code)).toEqual([409, 'code_foreign'])
    const [own] = await list(`q=${OWN}`)
    await ecole.post(`${PATH}/${own?.id}/deactivate`)
    expect(await tryCode(OWN)).toEqual([409, 'code_inactive'])
    await ecole.post(`${PATH}/${own?.id}/activate`)
    await backend.db.updateTable('code_acces').set({ dateExpiration: '2026-11-20' }).where('code', '=', OWN).execute()
    expect(await tryCode(OWN)).toEqual([409, 'code_expired'])
  })

  it('throttles after five wrong codes, the right one included', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const codes = ['A', 'C', 'D', 'E', 'F', 'G', 'H', 'J'].map((letter) => letter.repeat(10))
    const answers = await Promise.all(codes.map((code) => candidat.post(USE, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
    const waiting = await candidat.post(USE, { code: OWN })
    expect(waiting.body).toMatchObject({ statusCode: 429, code: 'too_many', details: { seconds: 900 } })
    wait(backend, { minutes: 15 })
    expect((await (await signedIn(backend, 'candidat')).post(USE, { code: OWN })).status).toBe(200)
  })

  it.each([
    ['{', 400],
    [{}, 422],
    [{ code: 5 }, 422],
    [{ code: 'A'.repeat(1000) }, 422],
  ])('refuses the access code %j with a 4xx status', async (body, status) => {
    expect((await (await signedIn(backend, 'candidat')).post(USE, body)).status).toBe(status)
  })
})
