import type { Historique } from '@contract/ecole/historique'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf, updateOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues, saveEvenement } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let id: number
let idEvenement: number

const log = (client: Client, candidat = id) => client.get<Historique[]>(`/api/candidat/${candidat}/historique`)
const told = async (client: Client, candidat = id) =>
  (await log(client, candidat)).body.map(({ entite, action }) => `${entite} ${action}`)

beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const candidat = await buildCandidat(ecole, { nom: 'Gharbi', prenom: 'Rim' })
  id = candidat.id
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' })
  const { body } = await pay(ecole, id, 10_000)
  await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur de saisie' })
  const cast = await buildCast(backend, ecole)
  const lesson = await buildEvenement(ecole, evenementValues(cast, { props: { idCandidats: [id] } }))
  idEvenement = lesson.idEvenement
  await saveEvenement(ecole, lesson, { props: { note: 'Rond-point' } })
  await ecole.put(`/api/candidat/${id}`, updateOf(candidat, { note: 'Préfère le samedi.' }))
})
afterEach(() => backend.stop())

describe('GET /api/candidat/{id}/historique', () => {
  it('tells of the file, the account and the lessons, newest first, as the log of the school does', async () => {
    expect(await told(ecole)).toEqual([
      'candidat update',
      'evenement update',
      'evenement create',
      'compte reverse',
      'compte pay',
      'compte enrol',
      'candidat create',
    ])
    const { body } = await log(ecole)
    const all = (await ecole.get<{ data: Historique[] }>('/api/historique')).body.data
    expect(body).toEqual(all.filter((entry) => body.some((one) => one.id === entry.id)))
    expect(body[1]).toMatchObject({ idEntite: idEvenement, nom: 'Rim Gharbi' })
    expect(body[4]?.after).toMatchObject({ montant: 10_000 })
  })

  it('keeps money from a desk without a right to it', async () => {
    const planning = await deskWith(backend, 'planning')
    expect(await told(planning)).toEqual(['candidat update', 'evenement update', 'evenement create', 'candidat create'])
    expect(JSON.stringify((await log(planning)).body)).not.toContain('montant')
    expect((await log(await deskWith(backend, 'caisse'))).status).toBe(403)
  })

  it('tells nothing of others, and nothing to another school', async () => {
    const other = await buildCandidat(ecole)
    expect(await told(ecole, other.id)).toEqual(['candidat create'])
    expect((await log(await signedIn(backend, 'ecole2'))).status).toBe(404)
  })

  it('tells the last hundred', async () => {
    const entry = {
      idAutoEcole: 1,
      entite: 'compte',
      idEntite: id,
      action: 'promise',
      createdAt: '2026-11-21T09:00:00.000Z',
    }
    await backend.db
      .insertInto('historique')
      .values(Array.from({ length: 120 }, () => entry))
      .execute()
    const { body } = await log(ecole)
    expect(body).toHaveLength(100)
    expect(new Set(body.map(({ action }) => action))).toEqual(new Set(['promise']))
  })
})
