import type { Acces, Subject } from '@contract/ability'
import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Me } from '@contract/compte/auth'
import type { UserStats, Utilisateur } from '@contract/compte/utilisateur'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import type { Activite } from '@contract/planning/disponibilite'
import type { TestBackend } from '@tests/helpers/backend'
import { moniteurValues } from '@tests/helpers/factories'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { endPackages, wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const values = (over: Record<string, unknown> = {}) => ({
  nomComplet: 'Ines Ayari',
  email: 'ines.ayari@exemple.tn',
  telephone: '98 111 222',
  acces: 'planning',
  ...over,
})
const add = async (over = {}) => (await ecole.post<Utilisateur>('/api/user', values(over))).body
const list = async (client = ecole, query = '') =>
  (await client.get<Page<Utilisateur>>(`/api/user?perPage=100&${query}`)).body.data
const own = async () => (await list()).find(({ username }) => username === 'ecole')

/** The last message that was sent to an address. */
async function letterTo(address: string): Promise<string> {
  const { texte } = await backend.db
    .selectFrom('message_sortant')
    .select('texte')
    .where('destinataire', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return texte
}
const passwordIn = (letter: string) => /Mot de passe provisoire\s: (\S+)/.exec(letter)?.[1] ?? ''

describe('desk users', () => {
  it('creates a desk user with a temporary password by e-mail, to be changed at the first sign-in', async () => {
    const made = await add()
    expect(made).toMatchObject({
      username: 'ines.ayari',
      nomComplet: 'Ines Ayari',
      telephone: '+21698111222',
      acces: 'planning',
      active: true,
      isFirstLogin: true,
    })
    expect((await ecole.get(`/api/user/${made.id}`)).body).toEqual(made)
    expect(await list(ecole, 'q=AYARI&acces=planning&actif=true')).toEqual([made])
    const letter = await letterTo('ines.ayari@exemple.tn')
    const token = await backend.login(made.username, passwordIn(letter))
    expect((await clientOf(backend, token).get('/api/candidat')).body).toMatchObject({ code: 'first_login' })
  })

  it.each([
    [{ nomComplet: ' ' }, { nomComplet: 'required' }],
    [{ email: 'ines' }, { email: 'email' }],
    [{ telephone: '12' }, { telephone: 'telephone' }],
    [{ acces: 'patron' }, { acces: 'invalid' }],
    [{ role: 'manager' }, { role: 'unknown_field' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
    [{ nomComplet: 'x'.repeat(500_000) }, { nomComplet: 'too_long' }],
  ])('refuses a desk user with %j', async (over, errors) => {
    const answer = await ecole.post('/api/user', values(over))
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('refuses an e-mail address that another account uses', async () => {
    const taken = await ecole.post('/api/user', values({ email: 'ecole2@voielibre.exemple.tn' }))
    expect([taken.status, taken.body.errors]).toEqual([409, { email: 'duplicate' }])
  })

  it('updates a desk user at the version that was read', async () => {
    const made = await add()
    const body = values({ nomComplet: 'Ines Ben Ayari', acces: 'caisse' })
    const changed = await ecole.put<Utilisateur>(`/api/user/${made.id}`, { ...body, version: made.version })
    expect(changed.body).toMatchObject({ nomComplet: 'Ines Ben Ayari', acces: 'caisse', username: made.username })
    const stale = await ecole.put(`/api/user/${made.id}`, { ...body, version: made.version })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
  })

  it('refuses sign-in to a deactivated user; nobody deactivates themselves or the last with all rights', async () => {
    const made = await add({ acces: 'tout' })
    const token = await backend.login(made.username, passwordIn(await letterTo(made.email ?? '')))
    expect((await ecole.post<Utilisateur>(`/api/user/${made.id}/deactivate`)).body.active).toBe(false)
    expect((await clientOf(backend, token).get('/api/user/me')).status).toBe(401)
    expect((await ecole.post(`/api/user/${made.id}/deactivate`)).body.code).toBe('state')
    const me = await own()
    expect((await ecole.post(`/api/user/${me?.id}/deactivate`)).body).toMatchObject({
      statusCode: 409,
      code: 'own_account',
    })
    expect((await ecole.post(`/api/user/${me?.id}/password`)).body.code).toBe('own_account')
    const { nomComplet, version } = me ?? { nomComplet: '', version: 0 }
    const less = await ecole.put(`/api/user/${me?.id}`, {
      ...values({ nomComplet, email: 'ecole@voielibre.exemple.tn', acces: 'caisse' }),
      version,
    })
    expect(less.body.code).toBe('own_account')
    await ecole.post(`/api/user/${made.id}/activate`)
    // The second user must not deactivate the first, who would then be the last one with all rights.
    await backend.db.updateTable('utilisateur').set({ isFirstLogin: 0 }).where('id', '=', made.id).execute()
    const again = clientOf(backend, await backend.login(made.username, passwordIn(await letterTo(made.email ?? ''))))
    await backend.db.updateTable('utilisateur').set({ actif: 0 }).where('username', '=', 'ecole').execute()
    expect((await again.post(`/api/user/${made.id}/deactivate`)).status).toBe(409)
  })

  it('keeps one user with all rights when two deactivate each other concurrently', async () => {
    const made = await add({ acces: 'tout' })
    await backend.db.updateTable('utilisateur').set({ isFirstLogin: 0 }).where('id', '=', made.id).execute()
    const other = clientOf(backend, await backend.login(made.username, passwordIn(await letterTo(made.email ?? ''))))
    const me = await own()
    const answers = await Promise.all([
      ecole.post(`/api/user/${made.id}/deactivate`),
      other.post(`/api/user/${me?.id}/deactivate`),
    ])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
  })

  it('sends a new temporary password', async () => {
    const made = await add()
    const first = passwordIn(await letterTo(made.email ?? ''))
    expect((await ecole.post<Utilisateur>(`/api/user/${made.id}/password`)).body.isFirstLogin).toBe(true)
    const second = passwordIn(await letterTo(made.email ?? ''))
    expect(second).not.toBe(first)
    await expect(backend.login(made.username, first)).rejects.toThrow('401')
    await expect(backend.login(made.username, second)).resolves.toBeTruthy()
  })

  it('sends a new password once an hour, and again to an address that was put right', async () => {
    const made = await add()
    const renew = () => ecole.post<Utilisateur>(`/api/user/${made.id}/password`)
    const { body } = await renew()
    const letters = async () => (await backend.db.selectFrom('message_sortant').select('id').execute()).length
    const before = await letters()
    const refused = await renew()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
    expect([await letters(), (await renew()).status]).toEqual([before, 429])
    const put = { ...values(), email: 'autre.adresse@exemple.tn', version: body.version }
    expect((await ecole.put(`/api/user/${made.id}`, put)).status).toBe(200)
    expect([(await renew()).status, (await renew()).status]).toEqual([200, 429])
    wait(backend, { minutes: 60 })
    ecole = await signedIn(backend, 'ecole')
    expect((await renew()).status).toBe(200)
  })

  it('answers 404 for users of another school; the platform reads all and changes none', async () => {
    const manager = await signedIn(backend, 'manager')
    const ecoles = new Set((await list(manager)).map(({ idAutoEcole }) => idAutoEcole))
    expect(ecoles.size).toBe(3)
    const [stranger] = await list(manager, 'idAutoEcole=2')
    for (const answer of [
      await ecole.get(`/api/user/${stranger?.id}`),
      await ecole.put(`/api/user/${stranger?.id}`, { ...values(), version: 1 }),
      await ecole.post(`/api/user/${stranger?.id}/deactivate`),
      await ecole.post(`/api/user/${stranger?.id}/password`),
    ])
      expect(answer.status).toBe(404)
    // A candidate has an account of the school but is no desk user.
    const { body: candidat } = await (await signedIn(backend, 'candidat')).get<Me>('/api/user/me')
    expect((await ecole.post(`/api/user/${candidat.usersConnect.id}/password`)).status).toBe(404)
    expect(await list(ecole, 'idAutoEcole=2')).toEqual([])
    expect((await manager.post('/api/user', values())).status).toBe(403)
    expect((await (await signedIn(backend, 'moniteur')).get('/api/user')).status).toBe(403)
    expect((await clientOf(backend, null).get('/api/user')).status).toBe(401)
    await endPackages(backend, 1)
    expect((await ecole.post('/api/user', values())).status).toBe(423)
  })

  it('stores a script in a name as plain text', async () => {
    const nomComplet = '<script>alert(1)</script>'
    expect((await add({ nomComplet })).nomComplet).toBe(nomComplet)
  })
})

describe('rights of desk users', () => {
  const as = async (acces: Acces) => {
    await backend.db.updateTable('utilisateur').set({ acces }).where('username', '=', 'ecole-planning').execute()
    return signedIn(backend, 'ecole-planning')
  }
  const statusOf = async (client: Client, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await client.get(path)).status))
  const WORK = ['/api/candidat', '/api/moniteur', '/api/vehicule', '/api/examen', '/api/code-acces']
  const OWN = ['/api/user', '/api/historique', '/api/package', '/api/pack', '/api/demande']

  it('lets the access “planning” do the day’s work, without money, users or settings', async () => {
    const client = await as('planning')
    expect(await statusOf(client, WORK)).toEqual([200, 200, 200, 200, 200])
    expect(await statusOf(client, OWN)).toEqual([403, 403, 403, 403, 403])
    expect((await client.put('/api/autoecole/1', {})).status).toBe(403)
    expect((await client.post('/api/user', values())).status).toBe(403)
  })

  it('lets the access “caisse” use the cash and read the people concerned', async () => {
    const client = await as('caisse')
    expect(await statusOf(client, WORK)).toEqual([200, 200, 403, 403, 403])
    expect(await statusOf(client, OWN)).toEqual([403, 403, 403, 403, 403])
    expect((await client.post('/api/candidat', {})).status).toBe(403)
    const { body } = await client.get<Me>('/api/user/me')
    const subjects = body.ability.flatMap(({ subject }): Subject[] => (Array.isArray(subject) ? subject : [subject]))
    expect(subjects).toContain('Transaction')
    expect(subjects).not.toContain('Evenement')
  })

  const payOf = async (client: Client) => {
    const { body } = await client.get<Page<Moniteur>>('/api/moniteur')
    const { body: month } = await client.get<Activite>(`/api/moniteur/${body.data[0]?.id}/activite`)
    return { rate: body.data[0]?.tarifHoraire, ...month }
  }

  /** The part of an instructor's months that a user without access to pay may see. */
  const withoutPay = (known: Awaited<ReturnType<typeof payOf>>) => ({
    ...known,
    rate: null,
    tarifHoraire: null,
    gain: null,
    total: { ...known.total, gain: null },
    tendance: known.tendance.map((month) => ({ ...month, gain: null })),
  })

  it('hides the pay of instructors from the access “planning”, which cannot change it', async () => {
    const known = await payOf(ecole)
    const client = await as('planning')
    expect(known.total.gain).toBeGreaterThan(0)
    expect(await payOf(client)).toEqual(withoutPay(known))
    const { tarifHoraire: _, ...unpaid } = await moniteurValues(ecole)
    expect((await client.post('/api/moniteur', { ...unpaid, tarifHoraire: 20_000 })).status).toBe(403)
    const { body: made } = await client.post<Moniteur>('/api/moniteur', unpaid)
    expect(made).toMatchObject({ nom: unpaid.nom, tarifHoraire: null })
    const { id, candidats, archived, createdAt, updatedAt, ...own } = (
      await ecole.get<Moniteur>(`/api/moniteur/${made.id}`)
    ).body
    expect(own.tarifHoraire).toBe(0)
    expect((await ecole.put(`/api/moniteur/${id}`, { ...own, tarifHoraire: undefined })).body).toMatchObject({
      statusCode: 422,
      errors: { tarifHoraire: 'required' },
    })
    await ecole.put(`/api/moniteur/${id}`, { ...own, tarifHoraire: 15_000 })
    const stale = await client.put(`/api/moniteur/${id}`, { ...own, tarifHoraire: undefined })
    expect(stale).toMatchObject({ status: 409, body: { details: { current: { tarifHoraire: null } } } })
    const change = { ...own, nom: 'Ferjani', version: own.version + 1 }
    expect((await client.put(`/api/moniteur/${id}`, { ...change, tarifHoraire: 1 })).status).toBe(403)
    expect((await client.put(`/api/moniteur/${id}`, { ...change, tarifHoraire: undefined })).status).toBe(200)
    expect((await ecole.get<Moniteur>(`/api/moniteur/${id}`)).body).toMatchObject({
      nom: 'Ferjani',
      tarifHoraire: 15_000,
    })
  })

  it('shows the access “caisse” what an instructor is owed, and no rate', async () => {
    const client = await as('caisse')
    expect(await payOf(client)).toEqual(withoutPay(await payOf(ecole)))
    const [one] = (await ecole.get<Page<Moniteur>>('/api/moniteur')).body.data
    const path = `/api/moniteur/${one?.id}/compte`
    const { body } = await client.get<CompteMoniteur>(path)
    expect(body).toMatchObject({ aPayer: (await ecole.get<CompteMoniteur>(path)).body.aPayer, mois: null })
  })

  it('applies a changed access to open sessions immediately', async () => {
    const client = await as('planning')
    expect((await client.get('/api/vehicule')).status).toBe(200)
    await backend.db
      .updateTable('utilisateur')
      .set({ acces: 'caisse' })
      .where('username', '=', 'ecole-planning')
      .execute()
    expect((await client.get('/api/vehicule')).status).toBe(403)
  })
})

describe('GET /api/user/getUserStats', () => {
  const stats = (client: Client, a: string, b: string) => client.get<UserStats>(`/api/user/getUserStats/${a}/${b}`)

  it('counts new and active users by role and month, of the school or of the whole platform', async () => {
    const { body } = await stats(ecole, '2026-10-15', '2026-11-30')
    expect(body.mois.map(({ mois }) => mois)).toEqual(['2026-10', '2026-11'])
    expect(body.nouveaux).toMatchObject({ manager: 0, ecole: 2, client: 0, candidat: 42, moniteur: 5 })
    expect(body.actifs).toEqual({ manager: 0, ecole: 2, candidat: 1, moniteur: 1, client: 0 })
    expect(body.mois[0]?.nouveaux.ecole).toBe(0)
    const { body: all } = await stats(await signedIn(backend, 'manager'), '2026-10-15', '2026-11-30')
    expect(all.nouveaux).toMatchObject({ manager: 1, candidat: 60, client: 1 })
    expect(all.actifs).toMatchObject({ manager: 1, ecole: 4 })
    expect((await stats(ecole, '2025-01-01', '2025-01-01')).body.nouveaux.candidat).toBe(0)
  })

  it('counts a user created at half past midnight on the local day and month', async () => {
    const late = '2026-10-31T23:30:00.000Z'
    const mine = backend.db.updateTable('utilisateur').where('username', '=', 'ecole-planning')
    await mine.set({ createdAt: late, derniereConnexion: late }).execute()
    const counts = async (a: string, b: string) => (await stats(ecole, a, b)).body
    const { nouveaux: before } = await counts('2026-10-31', '2026-10-31')
    const { nouveaux: after, mois } = await counts('2026-10-31', '2026-11-01')
    expect(after.ecole - before.ecole).toBe(1)
    expect(mois.map(({ mois: month, nouveaux, actifs }) => [month, nouveaux.ecole, actifs.ecole])).toEqual([
      ['2026-10', 0, 0],
      ['2026-11', 1, 1],
    ])
  })

  it.each([
    ['hier', '2026-11-30', { a: 'date' }],
    ['2026-11-01', '2026-02-30', { b: 'date' }],
    ['2026-11-30', '2026-11-01', { b: 'end_before_start' }],
    ['1900-01-01', '2026-11-01', { b: 'too_far' }],
  ])('refuses the period from %s to %s', async (a, b, errors) => {
    const { status, body } = await send(backend, 'GET', `/api/user/getUserStats/${a}/${b}`, { token: ecole.token })
    expect([status, body.errors]).toEqual([422, errors])
  })
})
