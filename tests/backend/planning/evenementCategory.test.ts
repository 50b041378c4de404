import type { Candidat } from '@contract/ecole/candidat'
import type { ImportPreview } from '@contract/ecole/import/candidatImport'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Vehicule } from '@contract/ecole/vehicule'
import type { Examinateur } from '@contract/planning/examinateur'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, importInputOf, permiOf, runImport } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, evenementValues, insertExaminateur, verb } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
let other: number
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  other = await permiOf(ecole, 'A')
})
afterEach(() => backend.stop())

const AHEAD = { status: 409, body: { code: 'events_ahead', details: { aVenir: 1 } } }

/** Saves a record with some fields changed; fields that only an answer has are left out. */
async function save<Row extends { version: number }>(path: string, fields: (row: Row) => object) {
  const { body } = await ecole.get<Row>(path)
  return ecole.put(path, { ...fields(body), version: body.version })
}
const saveVehicule = (changes: object) =>
  save<Vehicule>(`/api/vehicule/${cast.idVehicule}`, (row) => {
    const { immatriculation, marque, modele, annee, idPermi, boite, kilometrage, availability, note } = row
    return { immatriculation, marque, modele, annee, idPermi, boite, kilometrage, availability, note, ...changes }
  })
const saveMoniteur = (changes: object) =>
  save<Moniteur>(`/api/moniteur/${cast.moniteur.id}`, (row) => {
    const { nom, prenom, cin, telephone, categories, tarifHoraire, availability } = row
    return { nom, prenom, cin, telephone, categories, tarifHoraire, availability, ...changes }
  })
const saveCandidat = (changes: object) =>
  save<Candidat>(`/api/candidat/${cast.candidat.id}`, (row) => {
    const { nom, prenom, cin, dateNaissance, telephone, idPermi, dateInscription, sexe } = row
    return { nom, prenom, cin, dateNaissance, telephone, idPermi, dateInscription, sexe, ...changes }
  })

describe('the category of planned hours', () => {
  it.each([
    ['a vehicle', () => saveVehicule({ idPermi: other }), () => saveVehicule({ note: 'Révisée' })],
    [
      'an instructor',
      () => saveMoniteur({ categories: [other] }),
      () => saveMoniteur({ categories: [other, cast.idPermi] }),
    ],
    ['a candidate', () => saveCandidat({ idPermi: other }), () => saveCandidat({ adresse: 'Tunis' })],
  ])('cannot be given up by %s until the hours are cancelled', async (_name, change, otherwise) => {
    const lesson = await buildEvenement(ecole, evenementValues(cast))
    expect(await change()).toMatchObject(AHEAD)
    expect((await otherwise()).status).toBe(200)
    await verb(ecole, lesson, 'cancel')
    expect((await change()).status).toBe(200)
  })

  it('may be given up when only code hours are planned', async () => {
    const props = { calendar: 'Hour code', idVehicule: null } as const
    await buildEvenement(ecole, evenementValues(cast, { props }))
    expect((await saveMoniteur({ categories: [other] })).status).toBe(200)
    expect((await saveCandidat({ idPermi: other })).status).toBe(200)
  })
})

it('refuses to remove a stage from an examiner with a future exam of it', async () => {
  const idExaminateur = await insertExaminateur(backend, 1, ['code', 'parc'])
  const candidat = await buildCandidat(ecole)
  const props = { calendar: 'Code exam' as const, idCandidats: [candidat.id], idVehicule: null, idExaminateur }
  await buildEvenement(ecole, evenementValues(cast, { props }))
  const change = (etapes: string[]) =>
    save<Examinateur>(`/api/examinateur/${idExaminateur}`, ({ nom, prenom }) => ({ nom, prenom, etapes }))
  expect(await change(['parc'])).toMatchObject(AHEAD)
  expect((await change(['code'])).status).toBe(200)
})

describe('an import row that changes the category of a candidate', () => {
  const cells = (permi: string) => ({ cin: cast.candidat.cin ?? '', permi })
  const judged = async (permi: string) =>
    (await ecole.post<ImportPreview>('/api/candidat/import/preview', { rows: [cells(permi)] })).body.rows[0]
  const imported = (permi: string) => runImport(ecole, importInputOf([cells(permi)], 'update'))
  const idPermi = async () => (await ecole.get<Candidat>(`/api/candidat/${cast.candidat.id}`)).body.idPermi

  it('is refused at the category cell while hours are planned, in the preview and in the import', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    expect((await judged('A'))?.updateErrors).toEqual({ permi: 'events_ahead' })
    expect((await judged('B'))?.updateErrors).toEqual({})
    const refused = await imported('A')
    expect(refused.report).toMatchObject([
      { outcome: 'refused', idCandidat: cast.candidat.id, errors: { permi: 'events_ahead' } },
    ])
    expect(await idPermi()).toBe(cast.idPermi)
    await verb(ecole, event, 'cancel')
    expect((await judged('A'))?.updateErrors).toEqual({})
    expect((await imported('A')).report).toMatchObject([{ outcome: 'updated' }])
    expect(await idPermi()).toBe(other)
  })

  it('is accepted with a planned code hour, which has no category', async () => {
    const props = { calendar: 'Hour code' as const, idVehicule: null }
    await buildEvenement(ecole, evenementValues(cast, { props }))
    expect((await judged('A'))?.updateErrors).toEqual({})
    expect((await imported('A')).report).toMatchObject([{ outcome: 'updated' }])
  })
})
