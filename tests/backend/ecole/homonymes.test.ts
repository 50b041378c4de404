import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let id: number
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const arabic = { nomAr: 'الزواغي', prenomAr: 'إيناس' }
  id = (await buildCandidat(ecole, { nom: 'Zouaghi-Mâalej', prenom: 'Inès', ...arabic })).id
  await buildCandidat(ecole, { nom: 'Zouaghi-Mâalej', prenom: 'Inès Amel' })
})
afterAll(() => backend.stop())

interface Found {
  data: { id: number; archived: boolean }[]
}
type Names = Partial<Record<'nom' | 'prenom' | 'nomAr' | 'prenomAr', string>>
const asked = (names: Names, client = ecole) =>
  client.get<Found>(`/api/candidat/homonymes?${new URLSearchParams(names)}`)
const idsOf = async (names: Names, client = ecole) => (await asked(names, client)).body.data.map((one) => one.id)

describe('GET candidat/homonymes', () => {
  it('finds who has a name, however it is written, and nobody else', async () => {
    for (const names of [
      { nom: 'Zouaghi-Mâalej', prenom: 'Inès' },
      { nom: '  ZOUAGHI maalej ', prenom: 'ines' },
      { nom: 'Autre', prenom: 'Inès', nomAr: 'الزواغي', prenomAr: 'ايناس' },
      { nomAr: 'الزواغي', prenomAr: 'إيناس' },
    ])
      expect([names, await idsOf(names)]).toEqual([names, [id]])
    for (const names of [
      { nom: 'Zouaghi', prenom: 'Inès' },
      { nom: 'Zouaghi-Mâalej' },
      { nom: 'Inès', prenom: 'Zouaghi-Mâalej' },
      { nomAr: 'الزواغي', prenomAr: 'سنية' },
      { nom: '—', prenom: '—' },
      {},
    ])
      expect([names, await idsOf(names)]).toEqual([names, []])
  })

  it('tells those two apart that have one name, the archived last', async () => {
    const names = { nom: 'Jumeau', prenom: 'Égal' }
    const [first, second] = [await buildCandidat(ecole, names), await buildCandidat(ecole, names)]
    await ecole.post(`/api/candidat/${first.id}/archive`, {})
    const { body } = await asked(names)
    expect(body.data).toMatchObject([
      { id: second.id, archived: false, dateNaissance: second.dateNaissance, telephone: second.telephone },
      { id: first.id, archived: true },
    ])
  })

  it('is for who may add a candidate, finds none of another school, and refuses what is no name', async () => {
    const names = { nom: 'Zouaghi-Mâalej', prenom: 'Inès', nomAr: 'الزواغي', prenomAr: 'إيناس' }
    expect((await asked(names, clientOf(backend, null))).status).toBe(401)
    for (const username of ['moniteur', 'candidat', 'client', 'manager'])
      expect([username, (await asked(names, await signedIn(backend, username))).status]).toEqual([username, 403])
    expect(await idsOf(names, await signedIn(backend, 'ecole2'))).toEqual([])
    expect((await asked({ nom: 'a'.repeat(81) })).status).toBe(422)
  })
})
