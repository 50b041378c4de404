import type { ImportPreview } from '@contract/ecole/import/candidatImport'
import type { Permi, PermisEnseignes } from '@contract/ecole/permi'
import type { ApiError } from '@contract/errors'
import {
  buildCandidat,
  buildMoniteur,
  candidatValues,
  importRow,
  moniteurValues,
  permiOf,
  updateOf,
} from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { moveToFrance } from '@tests/helpers/scenarios'
import { buildVehicule, vehiculeValues } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const ADDRESS = '/api/permi/enseigne'
const read = async (client: Client) => (await client.get<PermisEnseignes>(ADDRESS)).body
const codesTaught = ({ permis }: PermisEnseignes) => permis.filter(({ enseigne }) => enseigne).map(({ code }) => code)

/** Stops teaching some categories, at the current version. */
async function giveUp(ecole: Client, ...codes: string[]) {
  const { permis, version } = await read(ecole)
  const kept = permis.filter(({ code, enseigne }) => enseigne && !codes.includes(code)).map(({ id }) => id)
  return ecole.put<PermisEnseignes & ApiError>(ADDRESS, { permis: kept, version })
}

/** A category that no candidate, instructor or vehicle of the demo school has. */
async function unusedOf(ecole: Client): Promise<{ id: number; code: string }> {
  const found = (await read(ecole)).permis.find((one) => one.candidats + one.moniteurs + one.vehicules === 0)
  if (!found) throw new Error('Every category is in use')
  return found
}

describe('GET /api/permi', () => {
  it('lists the categories of the school’s country', async () => {
    const { backend, ecole } = await startSchool()
    const codes = async () => (await ecole.get<Permi[]>('/api/permi')).body.map(({ code }) => code)
    expect(await codes()).toEqual(['AA', 'A', 'B', 'BE', 'C', 'CE', 'D', 'DE', 'G', 'H'])
    await moveToFrance(backend, 1)
    expect(await codes()).toEqual(['AM', 'A1', 'A2', 'B', 'BE'])
    await backend.stop()
  })

  it('lists all categories for the platform and refuses clients', async () => {
    const { backend } = await startSchool()
    const manager = await signedIn(backend, 'manager')
    expect((await manager.get<Permi[]>('/api/permi')).body).toHaveLength(15)
    const client = await signedIn(backend, 'client')
    expect((await client.get('/api/permi')).status).toBe(403)
    await backend.stop()
  })
})

describe('/api/permi/enseigne', () => {
  it('teaches all categories of the country by default; a choice is per school and logged', async () => {
    const { backend, ecole } = await startSchool()
    const { id, code } = await unusedOf(ecole)
    expect(codesTaught(await read(ecole))).toHaveLength(10)
    const { status, body } = await giveUp(ecole, code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 1 })
    expect(codesTaught(body)).not.toContain(code)
    const listed = (await ecole.get<Permi[]>('/api/permi')).body
    expect(listed.find((permi) => permi.id === id)?.enseigne).toBe(false)
    const { body: log } = await ecole.get<{ data: { entite: string; after: { categories: string[] } }[] }>(
      '/api/historique?entite=autoecole',
    )
    expect(log.data[0]?.after.categories).toHaveLength(9)
    const other = await signedIn(backend, 'ecole2')
    expect(codesTaught(await read(other))).toContain(code)
    // A school that teaches all categories again has no stored choice.
    const { permis, version } = await read(ecole)
    await ecole.put(ADDRESS, { permis: permis.map((permi) => permi.id), version })
    expect(await backend.db.selectFrom('auto_ecole_permi').selectAll().execute()).toEqual([])
    await backend.stop()
  })

  it('allows only users who may change the configuration', async () => {
    const { backend, ecole } = await startSchool()
    const { permis, version } = await read(ecole)
    const body = { permis: permis.map(({ id }) => id), version }
    expect((await clientOf(backend, null).put(ADDRESS, body)).status).toBe(401)
    for (const account of ['moniteur', 'candidat', 'manager']) {
      const client = await signedIn(backend, account)
      expect((await client.put(ADDRESS, body)).status).toBe(403)
      expect((await client.get(ADDRESS)).status).toBe(403)
    }
    await backend.stop()
  })

  it('refuses an empty choice, categories of another country and a stale version', async () => {
    const { backend, ecole } = await startSchool()
    const { version } = await read(ecole)
    const send = (permis: number[], read = version) => ecole.put<ApiError>(ADDRESS, { permis, version: read })
    expect(await send([])).toMatchObject({ status: 422, body: { errors: { permis: 'required' } } })
    const french = await backend.db.selectFrom('permi').select('id').where('pays', '=', 'FR').executeTakeFirstOrThrow()
    expect(await send([french.id])).toMatchObject({ status: 422, body: { errors: { permis: 'unknown' } } })
    await giveUp(ecole, (await unusedOf(ecole)).code)
    const stale = await send([await permiOf(ecole)])
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', details: { current: { version: 1 } } } })
    await backend.stop()
  })

  it('keeps a category that a candidate in training, an active instructor or a vehicle has', async () => {
    const { backend, ecole } = await startSchool()
    const { id: idPermi, code } = await unusedOf(ecole)
    const candidat = await buildCandidat(ecole, { idPermi, dateNaissance: '1980-01-01' })
    const moniteur = await buildMoniteur(ecole, { categories: [idPermi] })
    const vehicule = await buildVehicule(ecole, { idPermi })
    const held = await giveUp(ecole, code)
    expect(held).toMatchObject({ status: 409, body: { code: 'permi_in_use' } })
    expect(held.body.details).toMatchObject({ permis: [{ code, candidats: 1, moniteurs: 1, vehicules: 1 }] })
    expect(await read(ecole)).toMatchObject({ version: 0 })
    await ecole.post(`/api/candidat/${candidat.id}/archive`, {})
    await ecole.post(`/api/moniteur/${moniteur.id}/archive`, {})
    expect((await giveUp(ecole, code)).body.details).toMatchObject({ permis: [{ candidats: 0, moniteurs: 0 }] })
    await ecole.post(`/api/vehicule/${vehicule.id}/archive`, {})
    expect((await giveUp(ecole, code)).status).toBe(200)
    await backend.stop()
  })
})

describe('a category that the school does not teach', () => {
  it('is refused for new candidates, instructors and vehicles; existing ones keep it', async () => {
    const { backend, ecole } = await startSchool()
    const { id: idPermi, code } = await unusedOf(ecole)
    const candidat = await buildCandidat(ecole, { idPermi, dateNaissance: '1980-01-01' })
    await ecole.post(`/api/candidat/${candidat.id}/archive`, {})
    expect((await giveUp(ecole, code)).status).toBe(200)
    const refused = { status: 422, body: { errors: { idPermi: 'not_taught' } } }
    const values = candidatValues(idPermi, { dateNaissance: '1980-01-01' })
    expect(await ecole.post('/api/candidat', values)).toMatchObject(refused)
    expect(await ecole.post('/api/vehicule', vehiculeValues(idPermi))).toMatchObject(refused)
    const taught = await moniteurValues(ecole, { categories: [await permiOf(ecole), idPermi] })
    expect(await ecole.post('/api/moniteur', taught)).toMatchObject({
      status: 422,
      body: { errors: { categories: 'not_taught' } },
    })
    // Unarchived candidates keep the category.
    const back = (await ecole.post<typeof candidat>(`/api/candidat/${candidat.id}/unarchive`, {})).body
    const saved = await ecole.put(`/api/candidat/${candidat.id}`, { ...updateOf(back), note: 'Revient' })
    expect(saved).toMatchObject({ status: 200, body: { idPermi, note: 'Revient' } })
    await backend.stop()
  })

  it('is an error in import rows that name it or get it by default', async () => {
    const { backend, ecole } = await startSchool()
    const { id: idPermi, code } = await unusedOf(ecole)
    await giveUp(ecole, code)
    const row = importRow({ dateNaissance: '01/01/1980' })
    const preview = async (rows: object[], byDefault: number | null) =>
      (await ecole.post<ImportPreview>('/api/candidat/import/preview', { rows, idPermi: byDefault })).body.rows[0]
    expect(await preview([{ ...row, permi: code }], null)).toMatchObject({ errors: { permi: 'not_taught' } })
    const { permi: _, ...without } = row
    expect(await preview([without], idPermi)).toMatchObject({ errors: { permi: 'not_taught' } })
    expect(await preview([{ ...row, permi: 'B' }], null)).toMatchObject({ errors: {} })
    await backend.stop()
  })
})
