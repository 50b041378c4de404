import type { VehiculeDetail } from '@contract/ecole/vehicule'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startSchool } from '@tests/helpers/http'
import { buildEntretien, buildVehicule, entretienValues, vehiculeValues } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let id: number
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  id = (await buildVehicule(ecole, { kilometrage: 42_000 })).id
})
afterEach(() => backend.stop())

const counter = async () => (await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)).body.kilometrage
/** Adds a maintenance entry at a mileage and returns the address of the entry. */
async function note(kilometrage: number): Promise<string> {
  const { entretiens } = await buildEntretien(ecole, id, { kilometrage })
  return `/api/vehicule/${id}/entretien/${Math.max(...entretiens.map((entry) => entry.id))}`
}
const correct = (path: string, kilometrage: number | null) => ecole.put(path, entretienValues({ kilometrage }))
const remove = (path: string) => ecole.post(`${path}/remove`)
async function enter(kilometrage: number) {
  const { idPermi, version, immatriculation } = (await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)).body
  const body = { ...vehiculeValues(idPermi, { immatriculation, kilometrage }), version }
  expect((await ecole.put(`/api/vehicule/${id}`, body)).status).toBe(200)
}

describe('a mileage that maintenance lifted by mistake', () => {
  it('goes back when the entry is corrected, and when it is removed', async () => {
    const slip = await note(999_999)
    expect(await counter()).toBe(999_999)
    await correct(slip, 42_300)
    expect(await counter()).toBe(42_300)
    await correct(slip, null)
    expect(await counter()).toBe(42_000)
    await remove(await note(999_999))
    expect(await counter()).toBe(42_000)
    const { body } = await ecole.get<{ data: { action: string; after: object | null }[] }>(
      `/api/historique?entite=vehicule&idEntite=${id}`,
    )
    expect(body.data[0]).toMatchObject({ action: 'update', after: { kilometrage: 42_000 } })
  })

  it('goes back to what another entry says', async () => {
    await note(43_000)
    const slip = await note(999_999)
    await note(42_500)
    await remove(slip)
    expect(await counter()).toBe(43_000)
  })

  it('forgets an entry that was removed while another one held the counter', async () => {
    const first = await note(50_000)
    const second = await note(60_000)
    await remove(first)
    expect(await counter()).toBe(60_000)
    await remove(second)
    expect(await counter()).toBe(42_000)
  })

  it('stays where somebody entered it in the file, above and below the entry', async () => {
    const slip = await note(999_999)
    await enter(44_000)
    await remove(slip)
    expect(await counter()).toBe(44_000)
    const other = await note(45_000)
    await enter(46_000)
    await remove(other)
    expect(await counter()).toBe(46_000)
  })

  it('does not go back to an entry that was not believed', async () => {
    await note(999_999)
    await enter(44_000)
    await remove(await note(45_000))
    expect(await counter()).toBe(44_000)
  })

  it('of a vehicle without a log goes back to what the counter said before', async () => {
    await backend.db.deleteFrom('historique').execute()
    await remove(await note(999_999))
    expect(await counter()).toBe(42_000)
  })

  it('stays when the log knows of no other', async () => {
    const same = await note(42_000)
    await backend.db.deleteFrom('historique').execute()
    await remove(same)
    expect(await counter()).toBe(42_000)
  })
})
