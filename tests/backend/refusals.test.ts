import { apiErrorSchema } from '@contract/errors'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, candidatValues, importInputOf, importRow, permiOf, updateOf } from '@tests/helpers/factories'
import { type Client, send, signedIn, startSchool } from '@tests/helpers/http'
import { failingOutbox, secondHost } from '@tests/helpers/scenarios'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** Node requires it of a request with a streamed body; the DOM type does not have it. */
const STREAMED = { duplex: 'half' }

let backend: TestBackend
let ecole: Client
let idPermi: number
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  idPermi = await permiOf(ecole)
})
afterAll(() => backend.stop())

const candidats = async () =>
  (
    await backend.db
      .selectFrom('candidat')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

describe('unreadable requests', () => {
  it.each(['', '{', '{"nom": "Ali"', 'nom=Ali', '{"idPermi": NaN}', "{'nom': 'Ali'}", '\u0000', 'undefined'])(
    'answer 400 for the body %j',
    async (body) => {
      const answer = await ecole.post('/api/candidat', body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ statusCode: 400, code: 'malformed' })
    },
  )

  it.each(['null', '[]', '"text"', '5', 'true', '[{}]'])('answer 422 for %s instead of an object', async (body) => {
    const answer = await ecole.post('/api/candidat', body)
    expect(answer.status).toBe(422)
    expect(apiErrorSchema.parse(answer.body).errors).not.toEqual({})
  })

  it('answer 413 for a body that is too large, on every route', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(1024 * 1024), password: 'x' })
    const login = await send(backend, 'POST', '/auth/login', { body })
    expect(login.status).toBe(413)
    expect(login.body).toMatchObject({ statusCode: 413, code: 'too_large' })
    const create = await ecole.post('/api/candidat', candidatValues(idPermi, { note: 'x'.repeat(1024 * 1024) }))
    expect(create.status).toBe(413)
    const list = 'x'.repeat(20 * 1024 * 1024)
    expect((await ecole.post('/api/candidat/import/preview', `"${list}"`)).status).toBe(413)
  })

  it('answer 413 for a large body without a length header', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < 20; sent += 1) controller.enqueue(new Uint8Array(100_000).fill(65))
        controller.close()
      },
    })
    const request = new Request('http://localhost/auth/login', {
      method: 'POST',
      body: stream,
      ...STREAMED,
    })
    expect((await backend.app.request(request)).status).toBe(413)
  })

  it('answer 401 without reading the body, whose length nobody declared', async () => {
    let pieces = 0
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pieces += 1
          controller.enqueue(new Uint8Array(100_000).fill(65))
        },
      },
      // The stream is not read in advance.
      { highWaterMark: 0 },
    )
    const request = (token: string) =>
      new Request('http://localhost/api/candidat/import/preview', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Transfer-Encoding': 'chunked' },
        body: stream,
        ...STREAMED,
      })
    expect((await backend.app.request(request('none'))).status).toBe(401)
    expect(pieces).toBe(0)
    expect((await backend.app.request(request(ecole.token ?? ''))).status).toBe(413)
    expect(pieces).toBeGreaterThan(0)
  })

  it('answer 404 with x-unrouted for an unknown path or method', async () => {
    for (const answer of [
      await ecole.get('/api/nothing'),
      await ecole.get('/api/candidat/1/nothing'),
      await ecole.delete('/api/candidat/1'),
      await ecole.put('/auth/login', {}),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ statusCode: 404, code: 'not_found' })
      expect(answer.headers.get('x-unrouted')).toBe('1')
    }
    // A missing record has no such header.
    expect((await ecole.get('/api/candidat/999999')).headers.get('x-unrouted')).toBeNull()
  })
})

describe('invalid ids', () => {
  const ABSURD = [
    '0',
    '999999999',
    '9999999999999999999999',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    'abc',
    'null',
    "1'--",
    '%00',
    '%F0%9F%9A%97',
    'x'.repeat(3000),
  ]
  it.each(ABSURD)('answer 404 for the id %s', async (id) => {
    for (const path of [
      `/api/candidat/${id}`,
      `/api/moniteur/${id}`,
      `/api/candidat/${id}/historique`,
      `/api/import/${id}`,
    ]) {
      const answer = await ecole.get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.body).toMatchObject({ statusCode: 404, code: 'not_found' })
    }
    const writes = [
      await ecole.put(`/api/candidat/${id}`, { ...candidatValues(idPermi), version: 1 }),
      await ecole.put(`/api/candidat/${id}/document/cin`, { recu: true, version: 0 }),
      await ecole.put(`/api/candidat/1/document/${id}`, { recu: true, version: 0 }),
      await ecole.post(`/api/candidat/${id}/archive`),
      await ecole.post(`/api/candidat/${id}/unarchive`),
      await ecole.post(`/api/moniteur/${id}/archive`),
      await ecole.post(`/api/import/${id}/cancel`),
      await ecole.delete(`/api/session/${id}`),
      await ecole.put(`/api/notif/${id}`),
    ]
    for (const answer of writes) expect(answer.status).toBe(404)
  })
})

describe('records of another school', () => {
  it('answer 404 and cannot be referenced', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    const other = await buildCandidat(ecole2)
    const { body: job } = await ecole2.post<{ id: number }>('/api/candidat/import', importInputOf([importRow()]))
    const { body: list } = await ecole2.get<{ data: { id: number; version: number }[] }>('/api/moniteur')
    const moniteur = list.data[0]
    const answers = [
      await ecole.get(`/api/candidat/${other.id}`),
      await ecole.put(`/api/candidat/${other.id}`, updateOf(other, { nom: 'Volé' })),
      await ecole.put(`/api/candidat/${other.id}/document/cin`, { recu: true, version: 0 }),
      await ecole.get(`/api/candidat/${other.id}/historique`),
      await ecole.post(`/api/candidat/${other.id}/archive`),
      await ecole.post(`/api/candidat/${other.id}/unarchive`),
      await ecole.get(`/api/moniteur/${moniteur?.id}`),
      await ecole.post(`/api/moniteur/${moniteur?.id}/archive`),
      await ecole.get(`/api/import/${job.id}`),
      await ecole.post(`/api/import/${job.id}/cancel`),
    ]
    for (const answer of answers) expect(answer.status).toBe(404)
    const { body: same } = await ecole2.get(`/api/candidat/${other.id}`)
    expect(same).toEqual(other)
    // A candidate of this school cannot refer to an instructor of another school.
    const taken = await ecole.post('/api/candidat', candidatValues(idPermi, { idMoniteur: moniteur?.id }))
    expect(taken.status).toBe(422)
    expect(taken.body.errors).toEqual({ idMoniteur: 'unknown' })
  })
})

describe('fields of a candidate', () => {
  const ALL: [Record<string, unknown>, Record<string, string>][] = [
    [{ nom: undefined }, { nom: 'required' }],
    [{ nom: null }, { nom: 'required' }],
    [{ nom: '' }, { nom: 'required' }],
    [{ nom: '   ' }, { nom: 'required' }],
    [{ nom: 5 }, { nom: 'invalid' }],
    [{ nom: ['Ali'] }, { nom: 'invalid' }],
    [{ nom: { $ne: null } }, { nom: 'invalid' }],
    [{ nom: 'x'.repeat(81) }, { nom: 'too_long' }],
    [{ nom: 'x'.repeat(1_000_000) }, { nom: 'too_long' }],
    [
      { prenom: '', nom: '' },
      { nom: 'required', prenom: 'required' },
    ],
    [{ nomAr: 'ب'.repeat(81) }, { nomAr: 'too_long' }],
    [{ cin: '1234567' }, { cin: 'cin' }],
    [{ cin: '123456789' }, { cin: 'cin' }],
    [{ cin: 'ABCDEFGH' }, { cin: 'cin' }],
    [{ cin: 12345678 }, { cin: 'invalid' }],
    [{ cin: '' }, { cin: 'cin_or_passeport' }],
    [{ cin: null }, { cin: 'cin_or_passeport' }],
    [{ passeport: 'a b' }, { passeport: 'passeport' }],
    [{ passeport: 'ABCDEF1234567' }, { passeport: 'passeport' }],
    [{ dateNaissance: undefined }, { dateNaissance: 'required' }],
    [{ dateNaissance: '2001-02-29' }, { dateNaissance: 'date' }],
    [{ dateNaissance: '12/03/2001' }, { dateNaissance: 'date' }],
    [{ dateNaissance: '0999-01-01' }, { dateNaissance: 'date' }],
    [{ dateNaissance: '1900-01-01' }, { dateNaissance: 'too_early' }],
    [{ dateNaissance: '2026-11-22' }, { dateNaissance: 'date_future', dateInscription: 'too_early' }],
    [{ dateNaissance: '2008-11-22' }, { dateNaissance: 'too_young' }],
    [{ dateInscription: '2026-11-22' }, { dateInscription: 'date_future' }],
    [{ dateInscription: '2000-05-16' }, { dateInscription: 'too_early' }],
    [{ sexe: 'X' }, { sexe: 'invalid' }],
    [{ telephone: '12' }, { telephone: 'telephone' }],
    [{ telephone: '98 123 45x' }, { telephone: 'telephone' }],
    [{ telephone: '9'.repeat(31) }, { telephone: 'too_long' }],
    [{ email: 'ali' }, { email: 'email' }],
    [{ email: 'ali@' }, { email: 'email' }],
    [{ email: `${'a'.repeat(250)}@b.tn` }, { email: 'too_long' }],
    [{ adresse: 'x'.repeat(201) }, { adresse: 'too_long' }],
    [{ photo: 'https://example.com/me.png' }, { photo: 'photo' }],
    [{ photo: 'data:image/svg+xml;base64,AAAA' }, { photo: 'photo' }],
    [{ photo: `data:image/png;base64,${'A'.repeat(280_000)}` }, { photo: 'photo' }],
    [{ idPermi: undefined }, { idPermi: 'required' }],
    [{ idPermi: '3' }, { idPermi: 'invalid' }],
    [{ idPermi: 1.5 }, { idPermi: 'integer' }],
    [{ idPermi: 99_999 }, { idPermi: 'unknown' }],
    [{ idPermi: 1e308 }, { idPermi: 'too_big' }],
    [{ idMoniteur: 99_999 }, { idMoniteur: 'unknown' }],
    [{ source: 'voisin' }, { source: 'invalid' }],
    [{ note: 'x'.repeat(2001) }, { note: 'too_long' }],
    [{ archived: true }, { archived: 'unknown_field' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
    [{ constructor: 1 }, { constructor: 'unknown_field' }],
    [{ version: 1 }, { version: 'unknown_field' }],
  ]
  it.each(ALL)('are refused with 422: %j', async (values, errors) => {
    const before = await candidats()
    const answer = await ecole.post('/api/candidat', { ...candidatValues(idPermi), ...values })
    expect(answer.status).toBe(422)
    expect(apiErrorSchema.parse(answer.body)).toMatchObject({ statusCode: 422, code: 'invalid' })
    expect(Object.entries(answer.body.errors ?? {})).toEqual(Object.entries(errors))
    expect(await candidats()).toBe(before)
  })

  it('are refused with the limit that they passed', async () => {
    const values = { nom: 'x'.repeat(81), note: 'x'.repeat(2001), cin: '1' }
    const long = await ecole.post('/api/candidat', { ...candidatValues(idPermi), ...values })
    expect(long.body.limits).toEqual({ nom: '80', note: '2000' })
    const old = await ecole.post('/api/candidat', candidatValues(idPermi, { dateNaissance: '1900-01-01' }))
    expect(old.body.limits).toEqual({ dateNaissance: '1915-11-22' })
    const wrong = await ecole.post('/api/candidat', candidatValues(idPermi, { cin: '1' }))
    expect(wrong.body.limits).toBeUndefined()
  })

  it('ignores __proto__ in a candidate', async () => {
    const body = JSON.stringify(candidatValues(idPermi)).replace('{', '{"__proto__": {"archived": true}, ')
    const answer = await ecole.post('/api/candidat', body)
    expect([201, 422]).toContain(answer.status)
    expect(({} as { archived?: boolean }).archived).toBeUndefined()
  })

  it('are checked alike in an update, with the version', async () => {
    const candidat = await buildCandidat(ecole)
    const put = (values: object) => ecole.put(`/api/candidat/${candidat.id}`, { ...updateOf(candidat), ...values })
    expect((await put({ version: undefined })).body.errors).toEqual({ version: 'required' })
    expect((await put({ version: '1' })).body.errors).toEqual({ version: 'invalid' })
    expect((await put({ nom: '', cin: '1' })).body.errors).toEqual({ nom: 'required', cin: 'cin' })
    expect((await put({ dossier: 'complet' })).body.errors).toEqual({ dossier: 'unknown_field' })
  })
})

describe('parameters of a list', () => {
  const REFUSED = [
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=1e9',
    'page=9999999999',
    'perPage=0',
    'perPage=101',
    'perPage=all',
    'sort=motDePasse',
    'sort=--nom',
    'sort=nom;drop',
    `q=${'x'.repeat(101)}`,
    'archived=maybe',
    'idPermi=abc',
    'sexe=X',
    'source=x',
    'dossier=x',
    'inscritDepuis=2026-02-30',
    'inscritJusqua=hier',
  ]
  it.each(REFUSED)('answer 422 with the name of the parameter for %s', async (query) => {
    const answer = await ecole.get(`/api/candidat?${query}`)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toEqual([query.split('=')[0]])
  })

  it.each(['idPermi=0', 'idPermi=999999999', 'idMoniteur=0'])('find no candidate for %s', async (query) => {
    expect((await ecole.get(`/api/candidat?${query}`)).body).toMatchObject({ totalDataCount: 0, data: [] })
  })
})

describe('the language of messages', () => {
  it.each([
    [undefined, 'Connectez-vous pour continuer.'],
    ['fr-TN,fr;q=0.9', 'Connectez-vous pour continuer.'],
    ['en-GB,en;q=0.8', 'Sign in to go on.'],
    ['de', 'Melden Sie sich an, um fortzufahren.'],
    ['pt-BR', 'Inicie sessão para continuar.'],
    ['eo,en;q=0.5', 'Sign in to go on.'],
    ['ja,*;q=0.1', 'Connectez-vous pour continuer.'],
    ['', 'Connectez-vous pour continuer.'],
  ])('follows Accept-Language %s', async (language, message) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language }
    const answer = await send(backend, 'GET', '/api/user/me', { headers })
    expect(answer.body).toEqual({ statusCode: 401, code: 'unauthenticated', message })
  })
})

describe('an unexpected error', () => {
  it('answers 500 without details, logs a trace and writes nothing', async () => {
    const trace = vi.spyOn(console, 'error').mockImplementation(() => {})
    const before = await candidats()
    const body = candidatValues(idPermi)
    const answer = await send(secondHost(backend, { outbox: failingOutbox }), 'POST', '/api/candidat', {
      token: ecole.token,
      body: { ...body, email: 'a@b.tn' },
    })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Une erreur s’est produite. Rien n’a été enregistré\u00a0: réessayez dans un instant.',
    })
    expect(trace).toHaveBeenCalledOnce()
    expect(await candidats()).toBe(before)
    expect((await ecole.post('/api/candidat', body)).status).toBe(201)
  })
})
