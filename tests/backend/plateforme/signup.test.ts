import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import type { NotifPage } from '@contract/compte/notif'
import type { AutoEcoleDetail, SignupAnswer, SignupValues } from '@contract/plateforme/autoecole'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { candidatValues } from '@tests/helpers/factories'
import { clientOf, send, signedIn } from '@tests/helpers/http'
import { failingOutbox, secondHost, wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

const PASSWORD = 'girouette lampadaire 47 tandem'
const values = (changes: Partial<Record<keyof SignupValues | 'statut', unknown>> = {}) => ({
  nom: 'Auto-école du Lac',
  matricule: 'ae-9-0001',
  pays: 'TN',
  responsable: 'Nour Ben Trabelsi',
  telephone: '71 000 111',
  email: 'Nour@lac.exemple.tn',
  adresse: '1, rue du Lac',
  gouvernorat: 'Tunis',
  password: PASSWORD,
  ...changes,
})
const signup = <Body>(body: unknown, device = 'a', host: Pick<TestBackend, 'request'> = backend) =>
  send<Body>(host, 'POST', '/api/autoecole/signup', { body, headers: { deviceId: device } })

const schools = async () => (await backend.db.selectFrom('auto_ecole').select('id').execute()).length
const users = async () => (await backend.db.selectFrom('utilisateur').select('id').execute()).length

describe('POST /api/autoecole/signup', () => {
  it('creates a pending school and its read-only account', async () => {
    const { status, body } = await signup<SignupAnswer>(values())
    expect([status, body]).toEqual([
      201,
      { nom: 'Auto-école du Lac', username: 'nour.ben-trabelsi', email: 'nour@lac.exemple.tn' },
    ])
    for (const username of [body.username, body.email]) {
      const login = await send<LoginAnswer>(backend, 'POST', '/auth/login', { body: { username, password: PASSWORD } })
      expect(login.body).toMatchObject({ role: 'ecole', isFirstLogin: false, activePackage: null })
      expect(login.body.usersConnect).toMatchObject({
        nomComplet: 'Nour Ben Trabelsi',
        ecole: { lectureSeule: 'PENDING' },
      })
    }
    const own = clientOf(backend, await backend.login(body.username, PASSWORD))
    const refused = await own.post('/api/candidat', candidatValues(1))
    expect(refused.body).toMatchObject({ statusCode: 423, code: 'read_only_pending' })
    const id = (await own.get<LoginAnswer>('/api/user/me')).body.idAutoEcole
    expect((await own.get<AutoEcoleDetail>(`/api/autoecole/${id}`)).body).toMatchObject({
      matricule: 'AE-9-0001',
      statut: 'PENDING',
      telephone: '+21671000111',
      approuveLe: null,
      candidats: 0,
    })
  })

  it('notifies the manager and confirms by e-mail without the password', async () => {
    await signup(values())
    const manager = await signedIn(backend, 'manager')
    const { data } = (await manager.get<NotifPage>('/api/notif')).body
    expect(data[0]).toMatchObject({ kind: 'ecole_signup', params: { nom: 'Auto-école du Lac' } })
    const { body: sent } = await send<SentMessage[]>(backend, 'GET', '/auth/outbox')
    expect(sent[0]).toMatchObject({ destinataire: 'nour@lac.exemple.tn', sujet: 'Votre inscription à Voie Libre' })
    expect(JSON.stringify(sent)).not.toContain(PASSWORD)
  })

  it('answers whether a registration number is known, throttled like the sign-up', async () => {
    const ask = (matricule: string) =>
      send<{ known: boolean }>(backend, 'GET', `/api/autoecole/signup/matricule?matricule=${matricule}`)
    expect((await ask('ae-1-2041')).body).toEqual({ known: true })
    expect((await ask('AE-9-7777')).body).toEqual({ known: false })
    expect((await ask('%3Cb%3E')).status).toBe(422)
    for (let tries = 0; tries < 8; tries += 1) await ask('AE-9-7777')
    expect((await ask('AE-1-2041')).status).toBe(429)
  })

  it('is not closed by questions about numbers', async () => {
    const far = new Date(backend.clock.now.getTime() + 3_600_000).toISOString()
    await backend.db.insertInto('limite').values({ cle: 'matricule:tous', nombre: 1000, expiresAt: far }).execute()
    const asked = await send(backend, 'GET', '/api/autoecole/signup/matricule?matricule=AE-9-7777')
    expect(asked.status).toBe(429)
    expect((await signup(values())).status).toBe(201)
  })

  it('is not closed by one line, whatever number of IPv6 networks it has', async () => {
    const from = (sender: string) =>
      backend.app.request(
        '/api/autoecole/signup/matricule?matricule=AE-9-7777',
        {},
        // As `tellSender` of the served host does.
        { sender },
      )
    const line = Array.from({ length: 256 }, (_, network) => `2001:db8:7:${network.toString(16)}::/64`)
    const statuses: number[] = []
    for (const sender of line) statuses.push((await from(sender)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect((await from('2001:db8:8:1::/64')).status).toBe(200)
    expect((await from('203.0.113.7')).status).toBe(200)
  })

  it.each([
    [{ matricule: ' AE-1-2041 ' }, { matricule: 'duplicate' }],
    [{ matricule: 'ae-1-2041' }, { matricule: 'duplicate' }],
    [{ email: 'CONTACT@elmenzah.exemple.tn' }, { email: 'duplicate' }],
    [{ email: 'ecole@voielibre.exemple.tn' }, { email: 'duplicate' }],
    [
      { matricule: 'AE-4-1187', email: 'contact@elmenzah.exemple.tn' },
      { matricule: 'duplicate', email: 'duplicate' },
    ],
  ])('refuses duplicates of a school (%j), naming the field and no school', async (changes, errors) => {
    const before = [await schools(), await users()]
    const { status, body, text } = await signup<{ errors: unknown }>(values(changes))
    expect([status, body.errors]).toEqual([409, errors])
    expect(text).not.toMatch(/menzah|corniche|cherif/i)
    expect([await schools(), await users()]).toEqual(before)
  })

  it.each([
    [{ nom: ' ' }, { nom: 'required' }],
    [{ matricule: '<b>' }, { matricule: 'invalid' }],
    [{ pays: 'DE' }, { pays: 'invalid' }],
    [{ telephone: '12' }, { telephone: 'telephone' }],
    [{ email: 'nour' }, { email: 'email' }],
    [{ password: 'short' }, { password: 'too_short' }],
    [{ password: 'aaaaaaaaaaaa' }, { password: 'password_weak' }],
    [{ password: 'Auto-école du Lac' }, { password: 'password_weak' }],
    [{ statut: 'ACTIVE' }, { statut: 'unknown_field' }],
  ])('refuses a sign-up with %j', async (changes, errors) => {
    const { status, body } = await signup<{ errors: unknown }>(values(changes))
    expect([status, body.errors]).toEqual([422, errors])
  })

  it('stores HTML in a name as plain text', async () => {
    const nom = '<img src=x onerror=alert(1)> & Fils'
    const { body } = await signup<SignupAnswer>(values({ nom }))
    expect(body.nom).toBe(nom)
  })

  it('removes direction marks from a name, in lists and exports', async () => {
    await signup(values({ nom: '\u202e=HYPERLINK("x")<script>\u2066\u0007' }))
    const manager = await signedIn(backend, 'manager')
    for (const path of ['/api/autoecole?statut=PENDING', '/api/autoecole/export?statut=PENDING']) {
      const { body } = await manager.get<{ data: { nom: string }[] }>(path)
      expect(body.data.map(({ nom }) => nom)).toContain('=HYPERLINK("x")<script>')
    }
  })

  it('creates nothing when its message cannot be written', async () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const before = [await schools(), await users()]
    const host = secondHost(backend, { outbox: failingOutbox })
    expect((await signup(values(), 'a', host)).status).toBe(500)
    expect([await schools(), await users()]).toEqual(before)
    noted.mockRestore()
  })

  it('throttles ten tries of one device in an hour with the seconds to wait; other devices continue', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect((await signup(values({ password: 'aaaaaaaaaaaa' }))).status).toBe(422)
      wait(backend, { minutes: 1 })
    }
    const refused = await signup(values())
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'too_many', details: { seconds: 50 * 60 } })
    expect((await signup(values({ matricule: 'AE-9-2', email: 'x@lac.exemple.tn' }), 'b')).status).toBe(201)
    wait(backend, { minutes: 50 })
    expect((await signup(values())).status).toBe(201)
  })

  it('throttles a hundred tries in an hour whatever the device id', async () => {
    const far = new Date(backend.clock.now.getTime() + 3_600_000).toISOString()
    await backend.db.insertInto('limite').values({ cle: 'signup:tous', nombre: 1000, expiresAt: far }).execute()
    expect((await signup(values(), 'new')).body).toMatchObject({ statusCode: 429, details: { seconds: 3600 } })
  })
})
