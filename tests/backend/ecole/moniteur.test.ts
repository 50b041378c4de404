import type { SentMessage } from '@contract/compte/auth'
import type { Moniteur, MoniteurValues } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur, moniteurValues, permiOf } from '@tests/helpers/factories'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { limitPackage, moveToFrance } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const list = async (query = '') => (await ecole.get<Page<Moniteur>>(`/api/moniteur?perPage=100&${query}`)).body
const valuesOf = ({ id, candidats, archived, createdAt, updatedAt, ...values }: Moniteur) => values

describe('/api/moniteur', () => {
  it('creates an instructor with an account and a message', async () => {
    const categories = [await permiOf(ecole, 'BE'), await permiOf(ecole, 'B'), await permiOf(ecole, 'B')]
    const made = await buildMoniteur(ecole, {
      nom: ' Gharbi ',
      prenom: 'Sélim',
      cin: '0666 0001',
      telephone: '98 123 321',
      email: 'Selim@Exemple.tn',
      categories,
      numeroCarte: 'MC-1',
      expirationCarte: '2027-01-01',
      tarifHoraire: 12_500,
    })
    expect(made).toMatchObject({
      nom: 'Gharbi',
      cin: '06660001',
      telephone: '+21698123321',
      email: 'selim@exemple.tn',
      tarifHoraire: 12_500,
      candidats: 0,
      archived: false,
      version: 1,
    })
    expect(made.categories.sort()).toEqual([...new Set(categories)].sort())
    const { body } = await send<SentMessage[]>(backend, 'GET', '/auth/outbox')
    expect(body[0]).toMatchObject({ destinataire: 'selim@exemple.tn' })
    expect((await ecole.get(`/api/moniteur/${made.id}`)).body).toEqual(made)
  })

  it('tells an instructor who has signed in, at the old address, that their address was changed', async () => {
    let known = await buildMoniteur(ecole, { email: 'zero@exemple.tn' })
    const outbox = async () => (await send<SentMessage[]>(backend, 'GET', '/auth/outbox')).body
    const change = async (email: string) => {
      const { status, body } = await ecole.put<Moniteur>(`/api/moniteur/${known.id}`, { ...valuesOf(known), email })
      expect(status).toBe(200)
      known = body
      return outbox()
    }
    const before = (await outbox()).length
    expect(await change('first@exemple.tn')).toHaveLength(before)
    await backend.db
      .updateTable('utilisateur')
      .set({ derniereConnexion: '2026-11-01T08:00:00.000Z' })
      .where('email', '=', 'first@exemple.tn')
      .execute()
    expect((await change('second@exemple.tn'))[0]).toMatchObject({ destinataire: 'first@exemple.tn' })
  })

  it.each<[Partial<Record<keyof MoniteurValues | 'idAutoEcole', unknown>>, Record<string, string>]>([
    [{ nom: '' }, { nom: 'required' }],
    [{ cin: '' }, { cin: 'cin' }],
    [{ cin: undefined }, { cin: 'required' }],
    [{ telephone: '' }, { telephone: 'telephone' }],
    [{ telephone: null }, { telephone: 'required' }],
    [{ email: 'x' }, { email: 'email' }],
    [{ categories: [] }, { categories: 'too_small' }],
    [{ categories: [99_999] }, { categories: 'unknown' }],
    [{ categories: 3 }, { categories: 'invalid' }],
    [{ categories: ['B'] }, { 'categories.0': 'invalid' }],
    [{ categories: Array.from({ length: 21 }, () => 3) }, { categories: 'too_big' }],
    [{ expirationCarte: '2026-13-01' }, { expirationCarte: 'date' }],
    [{ tarifHoraire: -1 }, { tarifHoraire: 'too_small' }],
    [{ tarifHoraire: 1.5 }, { tarifHoraire: 'integer' }],
    [{ tarifHoraire: 1_000_000_001 }, { tarifHoraire: 'too_big' }],
    [{ availability: true }, { availability: 'invalid' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
  ])('refuses an instructor with %j', async (values, errors) => {
    const answer = await ecole.post('/api/moniteur', { ...(await moniteurValues(ecole)), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('requires an identity number that is unique in the school', async () => {
    const made = await buildMoniteur(ecole)
    const again = await ecole.post('/api/moniteur', await moniteurValues(ecole, { cin: made.cin }))
    expect(again.body).toMatchObject({ statusCode: 409, errors: { cin: 'duplicate' } })
    expect(again.body).toMatchObject({ details: { id: made.id, archived: false } })
    await buildMoniteur(await signedIn(backend, 'ecole2'), { cin: made.cin })
  })

  it('updates an instructor at the version that was read', async () => {
    const made = await buildMoniteur(ecole)
    const changed = await ecole.put<Moniteur>(`/api/moniteur/${made.id}`, {
      ...valuesOf(made),
      nom: 'Autre',
      availability: 'Unavailable',
    })
    expect(changed.body).toMatchObject({ nom: 'Autre', availability: 'Unavailable', version: 2 })
    const stale = await ecole.put(`/api/moniteur/${made.id}`, { ...valuesOf(made), nom: 'Encore' })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
  })

  it('refuses categories of another country', async () => {
    const idTunisian = await permiOf(ecole)
    const values = await moniteurValues(ecole, { categories: [idTunisian] })
    await moveToFrance(backend, 1)
    expect((await ecole.post('/api/moniteur', values)).body.errors).toEqual({ categories: 'unknown' })
  })

  it('archives and unarchives an instructor within the limit of the package', async () => {
    const made = await buildMoniteur(ecole)
    const total = (await list()).totalDataCount
    expect((await ecole.post(`/api/moniteur/${made.id}/archive`)).body).toMatchObject({ archived: true })
    expect((await ecole.post(`/api/moniteur/${made.id}/archive`)).body).toMatchObject({
      statusCode: 409,
      code: 'state',
    })
    expect((await list()).totalDataCount).toBe(total - 1)
    expect((await list('archived=true')).data.map(({ id }) => id)).toEqual([made.id])
    await limitPackage(backend, 1, { limiteMoniteurs: total - 1 })
    expect((await ecole.post(`/api/moniteur/${made.id}/unarchive`)).status).toBe(423)
    expect((await ecole.post('/api/moniteur', await moniteurValues(ecole))).status).toBe(423)
    await limitPackage(backend, 1, { limiteMoniteurs: total })
    expect((await ecole.post(`/api/moniteur/${made.id}/unarchive`)).status).toBe(200)
  })

  it('counts the candidates in training of their referent instructor', async () => {
    const { id } = await buildMoniteur(ecole)
    const made = await buildCandidat(ecole, { idMoniteur: id })
    await buildCandidat(ecole, { idMoniteur: id })
    expect((await ecole.get<Moniteur>(`/api/moniteur/${id}`)).body.candidats).toBe(2)
    await ecole.post(`/api/candidat/${made.id}/archive`)
    expect((await ecole.get<Moniteur>(`/api/moniteur/${id}`)).body.candidats).toBe(1)
  })

  it('searches by name in any order, number and address, without wildcards', async () => {
    const made = await buildMoniteur(ecole, {
      nom: 'Zâkri',
      prenom: 'Houda',
      cin: '06789012',
      telephone: '97111000',
      email: 'h_z@exemple.tn',
    })
    for (const q of [
      'zakri',
      'ZÂKRI',
      'houda zakri',
      'zakri houda',
      'kri',
      '06789012',
      '7890',
      '97 111 000',
      '+216 97 111 000',
      'h_z@',
      '_',
    ]) {
      expect(
        (await list(`q=${encodeURIComponent(q)}`)).data.map(({ id }) => id),
        q,
      ).toEqual([made.id])
    }
    for (const q of ['hxz@', 'zakri2', 'h%exemple', 'houda nobody', '%', '!', '"'])
      expect((await list(`q=${encodeURIComponent(q)}`)).data, q).toEqual([])
  })

  it('lists every instructor once in every order', async () => {
    const ids = (await list()).data.map(({ id }) => id).sort()
    for (const sort of [
      'nom',
      '-nom',
      'candidats',
      '-candidats',
      'expirationCarte',
      '-expirationCarte',
      'createdAt',
      '-createdAt',
    ]) {
      const seen: number[] = []
      for (let page = 1; page <= ids.length; page += 1) {
        const { body } = await ecole.get<Page<Moniteur>>(`/api/moniteur?sort=${sort}&perPage=1&page=${page}`)
        seen.push(...body.data.map(({ id }) => id))
      }
      expect(seen.sort(), sort).toEqual(ids)
    }
    for (const availability of ['Available', 'Unavailable']) {
      expect((await list(`availability=${availability}`)).data.every((row) => row.availability === availability)).toBe(
        true,
      )
    }
  })

  it('shows instructors only themselves', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    expect((await moniteur.get<Page<Moniteur>>('/api/moniteur?perPage=100')).body.data).toEqual([own])
    for (const { id } of (await list()).data)
      expect((await moniteur.get(`/api/moniteur/${id}`)).status).toBe(id === own.id ? 200 : 404)
  })
})

describe('GET /api/moniteur/export', () => {
  const read = async (client: Client, query = '') =>
    (await client.get<{ data: Moniteur[]; next: number | null }>(`/api/moniteur/export?${query}`)).body

  it('returns the filtered instructors without pictures', async () => {
    await buildMoniteur(ecole, { nom: 'Zzgharbi', tarifHoraire: 12_500 })
    const { data, next } = await read(ecole, 'q=zzgharbi')
    expect(data).toMatchObject([{ nom: 'Zzgharbi', tarifHoraire: 12_500 }])
    expect(data[0]).not.toHaveProperty('photo')
    expect([next, (await read(ecole, 'q=zzgharbi&after=1')).data]).toEqual([null, []])
    expect((await ecole.get('/api/moniteur/export?archived=peut-etre')).status).toBe(422)
  })

  it('hides pay from users without that right and refuses other roles', async () => {
    const { data } = await read(await signedIn(backend, 'ecole-planning'))
    expect(data.length).toBeGreaterThan(0)
    for (const moniteur of data) expect(moniteur.tarifHoraire).toBeNull()
    for (const username of ['moniteur', 'candidat']) {
      expect((await (await signedIn(backend, username)).get('/api/moniteur/export')).status).toBe(403)
    }
    expect((await read(await signedIn(backend, 'ecole2'), 'q=zzgharbi')).data).toEqual([])
  })
})
