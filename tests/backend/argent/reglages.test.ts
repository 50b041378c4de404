import { type ReglagesArgent, type ReglagesArgentSaved, reglagesWith } from '@contract/argent/reglages'
import { compteOf, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons, insertMissedLesson } from '@tests/helpers/argent/argentEvents'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, startSchool } from '@tests/helpers/http'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

const PATH = '/api/reglages-argent'

async function start(): Promise<Client> {
  const started = await startSchool()
  backend = started.backend
  return started.ecole
}

/** Saves some rules at the present version. */
async function save(client: Client, changes: Partial<ReglagesArgent>) {
  const { body } = await client.get<ReglagesArgentSaved>(PATH)
  return client.put<ReglagesArgentSaved>(PATH, {
    reglages: { ...body.reglages, ...changes },
    version: body.version,
  })
}

/** A candidate enrolled by the hour or with a package since the first of November. */
async function enrolled(ecole: Client, formule = 'HOURS'): Promise<number> {
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = formule === 'FORFAIT' ? await insertForfait(backend, idPermi) : null
  const { id } = await buildCandidat(ecole)
  const answer = await ecole.post(`/api/candidat/${id}/inscription`, { formule, idForfait, dateDebut: '2026-11-01' })
  expect(answer.status).toBe(201)
  return id
}

/** Charges lessons that were inserted directly, by setting a future end of the enrolment. */
async function settle(ecole: Client, id: number) {
  const { inscriptions } = await compteOf(ecole, id)
  await ecole.post(`/api/inscription/${inscriptions[0]?.id}/end`, {
    status: 'COMPLETED',
    dateFin: '2026-12-31',
    motif: 'Permis obtenu',
    version: inscriptions[0]?.version,
  })
}

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

describe('the money rules of a school', () => {
  it('are the usual ones until the school saves its own, and only what differs is stored', async () => {
    const ecole = await start()
    expect((await ecole.get(PATH)).body).toEqual({ reglages: reglagesWith('TN'), version: 0, updatedAt: null })
    const saved = await save(ecole, { seuil: 50_000, relanceJours: [5, 12, 40], plafondEspeces: 5_000_000 })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      version: 1,
      reglages: { seuil: 50_000, relanceJours: [5, 12, 40], plafondEspeces: 5_000_000, absencePourcent: 100 },
    })
    const { valeurs } = await backend.db.selectFrom('reglage_argent').select('valeurs').executeTakeFirstOrThrow()
    expect(JSON.parse(valeurs)).toEqual({ seuil: 50_000, relanceJours: [5, 12, 40], plafondEspeces: 5_000_000 })
    const log = await backend.db.selectFrom('historique').selectAll().where('entite', '=', 'reglages').execute()
    expect(log.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after ?? '')])).toEqual([
      [
        { seuil: 0, relanceJours: '3, 10, 30', plafondEspeces: null },
        { seuil: 50_000, relanceJours: '5, 12, 40', plafondEspeces: 5_000_000 },
      ],
    ])
  })

  it('are those of a country: France counts in hundredths, unless a school has chosen otherwise', async () => {
    const ecole = await start()
    await backend.db.updateTable('auto_ecole').set({ pays: 'FR' }).where('id', '=', 1).execute()
    const usual = (await ecole.get<ReglagesArgentSaved>(PATH)).body.reglages
    expect(usual).toMatchObject({ pasPrix: 10, pasEcheance: 10 })
    const stored = async () => {
      const { valeurs } = await backend.db.selectFrom('reglage_argent').select('valeurs').executeTakeFirstOrThrow()
      return JSON.parse(valeurs)
    }
    await save(ecole, { seuil: 1_000 })
    expect(await stored()).toEqual({ seuil: 1_000 })
    const id = await enrolled(ecole)
    await backend.db
      .updateTable('inscription_prix')
      .set({ montant: 55_000 })
      .where('service', '=', 'circulation')
      .execute()
    const before = (await compteOf(ecole, id)).aPayer
    const lesson = { calendar: 'Hour circulation' as const, start: '2026-11-16T08:00:00.000Z', minutes: 50 }
    await insertLessons(backend, id, [lesson])
    await settle(ecole, id)
    // 45.833 is not a possible amount in euros.
    expect((await compteOf(ecole, id)).aPayer - before).toBe(45_830)
    await save(ecole, { pasPrix: 1, pasEcheance: 1_000 })
    expect(await stored()).toEqual({ seuil: 1_000, pasPrix: 1, pasEcheance: 1_000 })
    expect((await ecole.get<ReglagesArgentSaved>(PATH)).body.reglages).toMatchObject({ pasPrix: 1, pasEcheance: 1_000 })
  })

  it('are refused by version, by value, and without the right to change them', async () => {
    const ecole = await start()
    await save(ecole, { seuil: 1 })
    const stale = await ecole.put(PATH, { reglages: {}, version: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(stale.body.details).toMatchObject({ current: { version: 1, reglages: { seuil: 1 } } })
    const wrong = await ecole.put(PATH, {
      reglages: { absencePourcent: 101, relanceJours: [10, 3, 30], silenceDebut: '25:00' },
      version: 1,
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(
      expect.arrayContaining(['reglages.absencePourcent', 'reglages.silenceDebut']),
    )
    const unordered = await ecole.put(PATH, { reglages: { relanceJours: [10, 3, 30] }, version: 1 })
    expect(unordered.body.errors).toEqual({ 'reglages.relanceJours': 'too_small' })
    expect((await clientOf(backend, null).get(PATH)).status).toBe(401)
    for (const acces of ['planning', 'caisse'] as const) {
      const client = await deskWith(backend, acces)
      expect((await client.get(PATH)).status).toBe(403)
      expect((await client.put(PATH, { reglages: {}, version: 1 })).status).toBe(403)
    }
  })

  it('are those of the caller’s own school', async () => {
    const ecole = await start()
    await save(ecole, { seuil: 7_000 })
    const other = clientOf(backend, await backend.login('ecole2'))
    expect((await other.get<ReglagesArgentSaved>(PATH)).body.version).toBe(0)
  })
})

describe('a change of what an absence costs', () => {
  it('holds for lessons that start from now on: nothing is charged for the past', async () => {
    const ecole = await start()
    const id = await enrolled(ecole)
    await insertMissedLesson(backend, id)
    expect((await save(ecole, { absencePourcent: 40 })).status).toBe(200)
    const [next = 0] = await insertLessons(backend, id, [
      { calendar: 'Hour circulation', start: '2026-11-21T09:00:00.000Z', minutes: 60, status: 'NO_SHOW' },
    ])
    await settle(ecole, id)
    const { absences } = await compteOf(ecole, id)
    expect(absences.map(({ idEvenement, montant }) => [idEvenement === next, montant])).toEqual([
      [true, 10_000],
      [false, 25_000],
    ])
  })

  it('is one figure for each moment, however often it is changed', async () => {
    const ecole = await start()
    const id = await enrolled(ecole)
    await save(ecole, { annulationPourcent: 50 })
    await save(ecole, { annulationPourcent: 60 })
    const rates = await backend.db.selectFrom('penalite_taux').select(['depuis', 'annulationPourcent']).execute()
    expect(rates).toEqual([
      { depuis: '', annulationPourcent: 0 },
      { depuis: '2026-11-21T09:00:00.000Z', annulationPourcent: 60 },
    ])
    expect((await compteOf(ecole, id)).aPayer).toBe(50_000)
  })
})

describe('a change of the price step', () => {
  it('leaves enrolments at theirs', async () => {
    const ecole = await start()
    const id = await enrolled(ecole)
    await save(ecole, { pasPrix: 1000 })
    const after = await enrolled(ecole)
    const lesson = hoursFrom('2026-11-10', 1, 'Hour circulation').map((one) => ({ ...one, minutes: 50 }))
    await insertLessons(backend, id, lesson)
    await insertLessons(backend, after, lesson)
    await settle(ecole, id)
    await settle(ecole, after)
    expect((await compteOf(ecole, id)).aPayer).toBe(70_833)
    expect((await compteOf(ecole, after)).aPayer).toBe(71_000)
  })
})
