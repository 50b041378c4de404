import type { Historique } from '@contract/ecole/historique'
import type { Vehicule } from '@contract/ecole/vehicule'
import type { Page } from '@contract/list'
import { ENGINE, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat, buildMoniteur, updateOf } from '@tests/helpers/factories'
import { fastest } from '@tests/helpers/fastest'
import { type Client, clientOf, send, signedIn, startSchool } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { buildEntretien, buildExaminateur, buildVehicule } from '@tests/helpers/vehicules'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const list = async (query = '') => (await ecole.get<Page<Historique>>(`/api/historique?${query}`)).body
const logged = async (query = '') => (await list(query)).data.map(({ entite, action }) => `${entite} ${action}`)

describe('GET /api/historique', () => {
  it('lists author, action and record, newest first, with names for ids', async () => {
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const candidat = await buildCandidat(ecole, { nom: 'Gharbi', prenom: 'Rim' })
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { idMoniteur: moniteur.id, nom: 'Gharbi B.' }))
    const [entry] = (await list()).data
    expect(entry).toMatchObject({
      auteur: 'Leïla Cherif',
      entite: 'candidat',
      idEntite: candidat.id,
      nom: 'Rim Gharbi B.',
      action: 'update',
      before: { idMoniteur: null, nom: 'Gharbi' },
      after: { idMoniteur: moniteur.id, nom: 'Gharbi B.' },
      noms: { [`moniteur:${moniteur.id}`]: 'Hédi Zitouni' },
    })
  })

  it('shows an old entry of an event with the names that its fields have today', async () => {
    const stored = { entite: 'evenement', idEntite: 1, action: 'update', createdAt: '2026-11-21T08:00:00.000Z' }
    const fields = { before: '{"titre":null,"start":"08:00"}', after: '{"titre":"Révision","start":"09:00"}' }
    const who = { idAutoEcole: 1, auteur: 'Leïla Cherif' }
    await backend.db
      .insertInto('historique')
      .values([{ ...stored, ...fields, ...who }])
      .execute()
    expect((await list('entite=evenement')).data).toMatchObject([
      { before: { title: null, start: '08:00' }, after: { title: 'Révision', start: '09:00' } },
    ])
  })

  it('filters by record, action, author and day', async () => {
    const vehicule = await buildVehicule(ecole)
    await buildEntretien(ecole, vehicule.id)
    const { id } = await buildExaminateur(ecole)
    await ecole.post(`/api/examinateur/${id}/archive`)
    expect(await logged('entite=vehicule')).toEqual(['vehicule entretien_create', 'vehicule create'])
    expect(await logged(`entite=examinateur&idEntite=${id}`)).toEqual(['examinateur archive', 'examinateur create'])
    expect(await logged('action=entretien')).toEqual(['vehicule entretien_create'])
    expect(await logged('action=create')).toEqual(['examinateur create', 'vehicule create'])
    expect(await logged('q=leila')).toHaveLength(4)
    expect(await logged('q=kammoun')).toEqual([])
    expect(await logged('q=%25')).toEqual([])
    const { data } = (await ecole.get<{ data: { id: number; nom: string }[] }>('/api/historique/auteurs')).body
    expect(data.map(({ nom }) => nom)).toEqual(['Leïla Cherif'])
    expect(await logged(`idUtilisateur=${data[0]?.id}&perPage=2`)).toEqual([
      'examinateur archive',
      'examinateur create',
    ])
    expect(await logged('idUtilisateur=99999')).toEqual([])
    // It is 10:00 in Tunis. Thirteen and a half hours later it is 23:30 of the same day.
    wait(backend, { minutes: 13.5 * 60 })
    ecole = await signedIn(backend, 'ecole')
    await ecole.post(`/api/examinateur/${id}/unarchive`)
    wait(backend, { minutes: 60 })
    ecole = await signedIn(backend, 'ecole')
    await ecole.post(`/api/examinateur/${id}/archive`)
    expect(await logged('depuis=2026-11-22')).toEqual(['examinateur archive'])
    expect(await logged('jusqua=2026-11-21&perPage=1')).toEqual(['examinateur unarchive'])
  })

  it.each(['entite=ecole', 'action=erase', 'depuis=hier', 'idEntite=x', 'perPage=101'])(
    'refuses the log query %s',
    async (query) => {
      expect((await ecole.get(`/api/historique?${query}`)).status).toBe(422)
    },
  )

  it('shows the entries of the caller’s school only', async () => {
    const stranger = await signedIn(backend, 'ecole2')
    await buildVehicule(stranger)
    expect((await list()).totalDataCount).toBe(0)
    expect((await ecole.get<{ data: unknown[] }>('/api/historique/auteurs')).body.data).toEqual([])
    expect((await ecole.get<{ data: unknown[] }>('/api/historique/export')).body.data).toEqual([])
    for (const role of ['moniteur', 'candidat', 'manager', 'client'])
      expect((await (await signedIn(backend, role)).get('/api/historique')).status, role).toBe(403)
    expect((await clientOf(backend, null).get('/api/historique')).status).toBe(401)
  })

  it('offers no route that edits or deletes entries', async () => {
    await buildVehicule(ecole)
    const [entry] = (await list()).data
    const { body } = await send<{ paths: Record<string, Record<string, unknown>> }>(backend, 'GET', '/api/openapi.json')
    const routes = Object.entries(body.paths).filter(([path]) => path.startsWith('/api/historique'))
    expect(routes.map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/api/historique', ['get']],
      ['/api/historique/auteurs', ['get']],
      ['/api/historique/export', ['get']],
    ])
    for (const path of ['/api/historique', `/api/historique/${entry?.id}`]) {
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const answer = await send(backend, method, path, { token: ecole.token, body: { action: 'none' } })
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
    expect((await list()).data[0]).toEqual(entry)
  })

  it('exports all entries slice by slice', async () => {
    await fillLog(4500)
    const seen: number[] = []
    let after: number | null = 0
    while (after !== null) {
      const path: string = `/api/historique/export?entite=vehicule&after=${after}`
      const { body } = await ecole.get<{ data: Historique[]; next: number | null }>(path)
      seen.push(...body.data.map(({ id }) => id))
      after = body.next
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a))
    expect(seen).toHaveLength(4500)
  })
})

/** Thousands of entries, like the log of a school after years of work. */
async function fillLog(count: number) {
  const { id } = await backend.db
    .selectFrom('utilisateur')
    .select('id')
    .where('username', '=', 'ecole')
    .executeTakeFirstOrThrow()
  const vehicule = (await ecole.get<Page<Vehicule>>('/api/vehicule?perPage=1')).body.data[0]
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into historique ("idAutoEcole", "idUtilisateur", auteur, entite, "idEntite", action, "before", "after", "createdAt")
    select 1, ${id}, 'Leïla Cherif', 'vehicule', ${vehicule?.id}, case when i % 50 = 0 then 'archive' else 'update' end,
      '{"note":"a"}', '{"note":"b"}', '2026-01-01T08:00:00.000Z' from n
  `.execute(backend.db)
}

it('answers a page of 200,000 entries fast through the indexes', { timeout: 30_000, tags: ['long'] }, async () => {
  await fillLog(200_000)
  for (const [query, index] of [
    ['', 'historique_ecole'],
    ['entite=vehicule', 'historique_entite_ecole'],
    ['idUtilisateur=1', 'historique_auteur'],
  ] as const) {
    const read = async () => expect((await ecole.get(`/api/historique?${query}`)).status).toBe(200)
    // A wide margin; a full scan would take longer.
    expect(await fastest(read), query).toBeLessThan(500)
    if (ENGINE === 'postgres') continue
    const [field = 'idAutoEcole', value = '1'] = query.split('=')
    const { rows } = await sql<{ detail: string }>`
      explain query plan select id from historique
      where "idAutoEcole" = 1 and ${sql.ref(field || 'idAutoEcole')} = ${value} order by id desc limit 10
    `.execute(backend.db)
    expect(rows.map(({ detail }) => detail).join(' '), query).toContain(`USING COVERING INDEX ${index}`)
  }
})
