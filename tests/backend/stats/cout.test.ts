import type { TransactionPage } from '@contract/argent/transaction'
import type { LeconPage } from '@contract/planning/lecon'
import type { CoutStats } from '@contract/stats/cout'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { putInBox } from '@tests/helpers/argent/caisse'
import { setReglages } from '@tests/helpers/argent/factures'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { insertHeures } from '@tests/helpers/examens'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { entretienValues, fleetOf } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const PERIOD = { from: '2026-10-01', to: '2026-11-21' }
const PATH = '/api/autoecole/statistiques/cout'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const ask = (client: Client, period: object = PERIOD) =>
  client.get<CoutStats>(`${PATH}?${new URLSearchParams({ ...period })}`)
const read = async () => (await ask(ecole)).body

/** Two hours before the instructor's rate changes, one after it, one theory hour, and hours that do not count. */
async function taught() {
  const { vehicule } = await fleetOf(ecole)
  const { id: idCandidat } = await buildCandidat(ecole)
  await insertHeures(backend, { idCandidat }, [
    { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-10-05T08:00:00.000Z', minutes: 120 },
    // Two minutes after midnight of the day of the change, in Tunis.
    { calendar: 'Hour Park', status: 'SUCCESS', start: '2026-10-31T23:02:00.000Z', minutes: 60 },
    { calendar: 'Hour code', status: 'SUCCESS', start: '2026-11-04T08:00:00.000Z', minutes: 60 },
    { calendar: 'Hour circulation', status: 'NO_SHOW', start: '2026-11-05T08:00:00.000Z', minutes: 60 },
    { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-09-30T22:00:00.000Z', minutes: 60 },
    { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-20T08:00:00.000Z' },
  ])
  const [moniteur] = await backend.db
    .selectFrom('moniteur')
    .select('id')
    .where('idAutoEcole', '=', 1)
    .orderBy('id')
    .execute()
  const idMoniteur = moniteur?.id ?? 0
  await backend.db.updateTable('evenement').set({ idMoniteur }).where('idAutoEcole', '=', 1).execute()
  await backend.db
    .updateTable('evenement')
    .set({ idVehicule: vehicule.id })
    .where('idAutoEcole', '=', 1)
    .where('calendar', '<>', 'Hour code')
    .execute()
  await backend.db.deleteFrom('moniteur_tarif').where('idMoniteur', '=', idMoniteur).execute()
  await backend.db
    .insertInto('moniteur_tarif')
    .values([
      { idMoniteur, dateEffet: '1900-01-01', montant: 10_000 },
      { idMoniteur, dateEffet: '2026-11-01', montant: 12_000 },
    ])
    .execute()
  return { vehicule, idMoniteur }
}

async function spend(montant: number, categorie: string, idVehicule: number | null = null): Promise<number> {
  const body = { kind: 'EXPENSE', montant, method: 'CASH', categorie, payeur: null, idVehicule }
  const { status, body: saved } = await ecole.post<{ id: number }>('/api/transaction', body)
  expect(status).toBe(201)
  return saved.id
}

describe('what an hour costs', () => {
  it('counts attested minutes by kind, instructor and vehicle, each at the rate of its day', async () => {
    const { vehicule, idMoniteur } = await taught()
    const { minutes, minutesSuivies, paie, moniteurs, vehicules } = await read()
    expect(minutesSuivies).toBe(60)
    expect(minutes).toEqual({ code: 60, circulation: 120, parc: 60 })
    expect(paie).toEqual({ code: 12_000, circulation: 20_000, parc: 12_000 })
    expect(moniteurs).toMatchObject([{ id: idMoniteur, minutes: 240, paie: 44_000, isRated: true }])
    expect(vehicules.find(({ id }) => id === vehicule.id)).toMatchObject({ minutes: 180 })
  })

  it('says minutes and expenses as the lists behind them do, whatever was reversed', async () => {
    const { vehicule, idMoniteur } = await taught()
    await putInBox(backend, 'ecole', 1_000_000)
    await spend(80_000, 'carburant', vehicule.id)
    await spend(300_000, 'loyer')
    await ecole.post(`/api/transaction/${await spend(25_000, 'carburant', vehicule.id)}/reverse`, { motif: 'Doublon' })
    const stats = await read()
    const days = new URLSearchParams({ depuis: PERIOD.from, jusqua: PERIOD.to, etat: 'SUCCESS' })
    for (const { id, minutes } of stats.moniteurs)
      expect((await ecole.get<LeconPage>(`/api/calendrier/lecon?${days}&idMoniteur=${id}`)).body.minutes).toBe(minutes)
    for (const { id, minutes } of stats.vehicules)
      expect((await ecole.get<LeconPage>(`/api/calendrier/lecon?${days}&idVehicule=${id}`)).body.minutes).toBe(minutes)
    const spentIn = async (filters: Record<string, string>) => {
      const list = new URLSearchParams({ kind: 'EXPENSE', ...PERIOD, ...filters })
      return (await ecole.get<TransactionPage>(`/api/transaction?${list}`)).body.totals?.outgoing
    }
    for (const { id, depenses } of stats.vehicules) expect(await spentIn({ idVehicule: `${id}` })).toBe(depenses)
    for (const { categorie, montant } of stats.depenses) expect(await spentIn({ categorie })).toBe(montant)
    expect(await spentIn({})).toBe(stats.depenses.reduce((sum, { montant }) => sum + montant, 0))
    expect(stats.moniteurs.map(({ id }) => id)).toEqual([idMoniteur])
  })

  it('begins in the month of the first lesson: what was spent before has no hours to be divided by', async () => {
    const early = { from: '2026-07-01', to: PERIOD.to }
    expect((await ask(ecole, early)).body).toMatchObject(early)
    await taught()
    const { from, to, depenses } = (await ask(ecole, early)).body
    expect([from, to]).toEqual(['2026-09-01', early.to])
    expect(depenses).toEqual((await ask(ecole, { ...early, from: '2026-09-01' })).body.depenses)
    expect((await ask(ecole, { from: '2026-07-01', to: '2026-07-31' })).body.from).toBe('2026-07-01')
  })

  it('names what is missing: an instructor without a rate, maintenance that no expense pays for', async () => {
    const { vehicule, idMoniteur } = await taught()
    const before = (await read()).entretiensSansDepense
    await ecole.post(`/api/vehicule/${vehicule.id}/entretien`, { ...entretienValues(), date: '2026-11-10' })
    await backend.db.deleteFrom('moniteur_tarif').where('idMoniteur', '=', idMoniteur).execute()
    const { moniteurs, entretiensSansDepense } = await read()
    expect(moniteurs).toMatchObject([{ id: idMoniteur, paie: 0, isRated: false }])
    expect(entretiensSansDepense).toBe(before + 1)
  })

  it('stands beside the prices in force and the packages on offer, with the State’s part of their exams', async () => {
    await clearPrices(backend)
    const idPermi = await permiOf(ecole)
    await insertPrices(backend, idPermi)
    const idForfait = await insertForfait(backend, idPermi, { nom: 'Le complet' })
    const { id } = await buildCandidat(ecole)
    await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-02' })
    const { prix, forfaits } = await read()
    const price = await backend.db.selectFrom('config_prix').selectAll().executeTakeFirstOrThrow()
    const forfait = await backend.db
      .selectFrom('forfait')
      .selectAll()
      .where('id', '=', idForfait)
      .executeTakeFirstOrThrow()
    expect(prix).toMatchObject([{ idPermi, heures: { circulation: price.circulation_hour_price } }])
    expect(forfaits.find((one) => one.id === idForfait)).toMatchObject({
      nom: 'Le complet',
      prix: forfait.prix,
      inscriptions: 1,
      droits:
        forfait.examensCode * price.codeExamDroits +
        forfait.examensCirculation * price.circulationExamDroits +
        forfait.examensParc * price.maneuverExamDroits,
    })
  })

  it('counts a class of code for each candidate who came', async () => {
    await taught()
    const code = await backend.db
      .selectFrom('evenement')
      .select('id')
      .where('idAutoEcole', '=', 1)
      .where('calendar', '=', 'Hour code')
      .executeTakeFirstOrThrow()
    for (const absent of [0, 1] as const) {
      const { id: idCandidat } = await buildCandidat(ecole)
      await backend.db.insertInto('evenement_candidat').values({ idEvenement: code.id, idCandidat, absent }).execute()
    }
    expect(await read()).toMatchObject({ minutes: { code: 60 }, minutesSuivies: 120 })
  })

  it('knows no fees of exams without prices in force', async () => {
    await clearPrices(backend)
    const idForfait = await insertForfait(backend, await permiOf(ecole), { nom: 'Sans prix' })
    await backend.db.updateTable('forfait').set({ examensCode: 1 }).where('id', '=', idForfait).execute()
    expect((await read()).forfaits.find(({ id }) => id === idForfait)?.droits).toBeNull()
  })

  it('is each school’s own', async () => {
    await taught()
    const other = (await ask(await signedIn(backend, 'ecole2'))).body
    expect(other.moniteurs.map(({ id }) => id)).not.toContain((await read()).moniteurs[0]?.id)
  })
})

describe('the question', () => {
  it('needs two days in order', async () => {
    expect((await ask(ecole, { from: '2026-11-21', to: '2026-10-01' })).status).toBe(422)
    expect((await ask(ecole, { from: '2026-11-21' })).status).toBe(422)
  })

  it('is refused to desks without money or rates, blind or not, and to everybody else', async () => {
    expect((await ask(clientOf(backend, null))).status).toBe(401)
    for (const name of ['moniteur', 'candidat', 'manager', 'client'])
      expect((await ask(await signedIn(backend, name))).status, name).toBe(403)
    for (const acces of ['planning', 'caisse'] as const)
      expect((await ask(await deskWith(backend, acces))).status, acces).toBe(403)
    await setReglages(ecole, { clotureAveugle: false })
    expect((await ask(await deskWith(backend, 'caisse'))).status).toBe(403)
  })
})
