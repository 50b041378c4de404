import type { CompteCandidat } from '@contract/argent/compte'
import { compteOf, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import { buildEnrolled, setPlan, startMoney } from '@tests/helpers/argent/recouvrement'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let started: Awaited<ReturnType<typeof startMoney>>
let one: Awaited<ReturnType<typeof buildEnrolled>>
let path: string

const MONTHLY = 'nombre=4&premier=2026-11-21&rythme=MONTH'
const planOf = (compte: CompteCandidat) => compte.inscriptions[0]?.echeancier

beforeEach(async () => {
  started = await startMoney()
  backend = started.backend
  ecole = started.ecole
  one = await buildEnrolled(ecole, started.idForfait)
  path = `/api/inscription/${one.idInscription}/echeancier`
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

describe('a payment plan', () => {
  it('puts off what was bought: only instalments that are due count as due', async () => {
    expect(await compteOf(ecole, one.id)).toMatchObject({ aPayer: 835_000, exigible: 835_000 })
    const compte = await setPlan(ecole, one, MONTHLY)
    expect(compte).toMatchObject({ aPayer: 835_000, exigible: 211_000, enRetard: 0 })
    expect(planOf(compte)).toEqual({
      version: 1,
      montant: 835_000,
      ecart: 0,
      lots: compte.inscriptions[0]?.lots.map(({ id }) => id),
      echeances: [
        { date: '2026-11-21', montant: 211_000, reste: 211_000 },
        { date: '2026-12-21', montant: 208_000, reste: 208_000 },
        { date: '2027-01-21', montant: 208_000, reste: 208_000 },
        { date: '2027-02-21', montant: 208_000, reste: 208_000 },
      ],
    })
    await pay(ecole, one.id, 300_000)
    const paid = await compteOf(ecole, one.id)
    expect(paid).toMatchObject({ aPayer: 535_000, exigible: 0, enRetard: 0 })
    expect(planOf(paid)?.echeances.map(({ reste }) => reste)).toEqual([0, 119_000, 208_000, 208_000])
    backend.clock.now = new Date('2026-12-22T09:00:00.000Z')
    ecole = await signedIn(backend, 'ecole')
    expect(await compteOf(ecole, one.id)).toMatchObject({ aPayer: 535_000, exigible: 119_000, enRetard: 119_000 })
  })

  it('spreads what is left to pay, and every version is kept', async () => {
    await pay(ecole, one.id, 235_000)
    await setPlan(ecole, one, MONTHLY)
    const compte = await setPlan(ecole, one, 'nombre=2&premier=2026-12-01&rythme=DAYS&jours=10')
    expect(planOf(compte)).toMatchObject({
      version: 2,
      montant: 600_000,
      echeances: [
        { date: '2026-12-01', montant: 300_000 },
        { date: '2026-12-11', montant: 300_000 },
      ],
    })
    const rows = await backend.db.selectFrom('echeance').select(['planVersion', 'rang']).orderBy('id').execute()
    expect(rows.map(({ planVersion, rang }) => `${planVersion}.${rang}`)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.1',
      '2.2',
    ])
  })

  it('says that it no longer adds up after a discount, a further package or the end, and never changes itself', async () => {
    const before = await setPlan(ecole, one, MONTHLY)
    const lot = before.inscriptions[0]?.lots.find(({ service }) => service === 'circulation')
    const remise = { idLot: lot?.id, montant: 35_000, motif: 'Fratrie' }
    const cheaper = await ecole.post<CompteCandidat>(`/api/inscription/${one.idInscription}/remise`, remise)
    expect(planOf(cheaper.body)).toMatchObject({ version: 1, montant: 835_000, ecart: -35_000 })
    expect(cheaper.body.exigible).toBe(176_000)
    expect(planOf(await setPlan(ecole, one, MONTHLY))).toMatchObject({ version: 2, montant: 800_000, ecart: 0 })
    const version = before.inscriptions[0]?.version
    const end = { status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Départ', version }
    const ended = await ecole.post<CompteCandidat>(`/api/inscription/${one.idInscription}/end`, end)
    expect(planOf(ended.body)).toBeNull()
    expect(ended.body.exigible).toBe(ended.body.aPayer)
  })

  it('spreads what was bought before it, whatever the price does since', async () => {
    const { id, idInscription, compte } = one
    const { idForfait } = started
    const circulation = compte.inscriptions[0]?.lots.find(({ service }) => service === 'circulation')
    const give = async (idLot: number | undefined, montant: number) => {
      const remise = { idLot, montant, motif: 'Fidélité' }
      return (await ecole.post<CompteCandidat>(`/api/inscription/${idInscription}/remise`, remise)).body
    }
    const given = (await give(circulation?.id, 200_000)).lignes.find(({ remise }) => remise === 'OPEN')
    const made = await setPlan(ecole, { id, idInscription }, MONTHLY)
    const bought = made.inscriptions[0]?.lots.map((lot) => lot.id) ?? []
    backend.clock.now = new Date('2026-11-21T09:05:00.000Z')
    expect((await ecole.post(`/api/remise/${given?.id}/reverse`, { motif: 'Erreur' })).status).toBe(201)
    const dearer = await compteOf(ecole, id)
    expect(planOf(dearer)).toMatchObject({ ecart: 200_000, lots: bought })
    expect(
      (await ecole.post(`/api/inscription/${idInscription}/lot`, { idForfait, dateEffet: '2026-11-21' })).status,
    ).toBe(201)
    expect(planOf(await give(circulation?.id, 30_000))?.lots).toEqual(bought)
    expect((await compteOf(ecole, id)).inscriptions[0]?.lots.length).toBeGreaterThan(bought.length)
    const anew = planOf(await setPlan(ecole, { id, idInscription }, MONTHLY))
    expect(anew?.lots.length).toBeGreaterThan(bought.length)
  })

  it('is not settled by what is paid for a purchase that it does not spread', async () => {
    const { id, idInscription } = one
    await setPlan(ecole, one, MONTHLY)
    backend.clock.now = new Date('2026-11-21T09:05:00.000Z')
    const more = { idForfait: started.idForfait, dateEffet: '2026-11-21' }
    expect((await ecole.post(`/api/inscription/${idInscription}/lot`, more)).status).toBe(201)
    const left = async () => {
      const compte = await compteOf(ecole, id)
      return [compte.exigible, planOf(compte)?.echeances.map(({ reste }) => reste)]
    }
    expect(await left()).toEqual([996_000, [211_000, 208_000, 208_000, 208_000]])
    await pay(ecole, id, 785_000)
    expect(await left()).toEqual([211_000, [211_000, 208_000, 208_000, 208_000]])
    await pay(ecole, id, 300_000)
    expect(await left()).toEqual([0, [0, 119_000, 208_000, 208_000]])
  })

  it('stays paid where it was paid before a purchase that it does not spread', async () => {
    const { id, idInscription } = one
    await setPlan(ecole, one, MONTHLY)
    await pay(ecole, id, 211_000)
    backend.clock.now = new Date('2026-11-24T09:00:00.000Z')
    ecole = await signedIn(backend, 'ecole')
    const more = { idForfait: started.idForfait, dateEffet: '2026-11-24' }
    expect((await ecole.post(`/api/inscription/${idInscription}/lot`, more)).status).toBe(201)
    const compte = await compteOf(ecole, id)
    expect(planOf(compte)?.echeances.map(({ reste }) => reste)).toEqual([0, 208_000, 208_000, 208_000])
    expect(compte.exigible).toBe(785_000)
  })

  it('is refused when it does not add up, is out of order, begins too early, or was changed by somebody else', async () => {
    const post = (echeances: object[], version = 0) => ecole.post(path, { version, echeances })
    const all = { date: '2026-12-01', montant: 835_000 }
    const wrong = await post([{ ...all, montant: 834_999 }])
    expect([wrong.status, wrong.body.errors, wrong.body.details]).toEqual([
      422,
      { echeances: 'sum' },
      { montant: 835_000 },
    ])
    expect((await post([{ ...all, date: '2026-11-20' }])).body.errors).toEqual({ echeances: 'too_past' })
    const halves = [
      { date: '2026-12-02', montant: 400_000 },
      { date: '2026-12-01', montant: 435_000 },
    ]
    expect((await post(halves)).status).toBe(422)
    expect((await post([])).status).toBe(422)
    expect((await post([all])).status).toBe(201)
    const stale = await post([all])
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
  })

  it('is set by whoever changes enrolments of the school', async () => {
    const body = { version: 0, echeances: [{ date: '2026-12-01', montant: 835_000 }] }
    expect((await clientOf(backend, null).post(path, body)).status).toBe(401)
    for (const acces of ['planning', 'caisse'] as const) {
      expect((await (await deskWith(backend, acces)).post(path, body)).status).toBe(403)
    }
    const other = await signedIn(backend, 'ecole2')
    expect((await other.post(path, body)).status).toBe(404)
    expect((await other.get(`${path}/proposition?${MONTHLY}`)).status).toBe(404)
    expect((await ecole.get(`${path}/proposition?nombre=0&premier=x&rythme=MONTH`)).status).toBe(422)
  })
})

describe('a promise to pay', () => {
  const promise = (client: Client, changes: object = {}) =>
    client.post<CompteCandidat>(`/api/candidat/${one.id}/promesse`, {
      date: '2026-11-25',
      montant: 100_000,
      note: 'Après sa paie',
      ...changes,
    })

  it('is kept by payments made until its day, and broken without them', async () => {
    expect((await promise(ecole)).body.promesse).toMatchObject({ etat: 'PENDING', paye: 0, note: 'Après sa paie' })
    await pay(ecole, one.id, 60_000)
    expect((await compteOf(ecole, one.id)).promesse).toMatchObject({ etat: 'PENDING', paye: 60_000 })
    backend.clock.now = new Date('2026-11-26T09:00:00.000Z')
    ecole = await signedIn(backend, 'ecole')
    // The next day's payment requires that the box of the first day is closed.
    await closeCaisse(ecole, { compte: 60_000 })
    await pay(ecole, one.id, 60_000)
    expect((await compteOf(ecole, one.id)).promesse).toMatchObject({ etat: 'BROKEN', paye: 60_000 })
    backend.clock.now = new Date('2026-11-25T09:00:00.000Z')
    const { body } = await pay(ecole, one.id, 40_000)
    expect((await compteOf(ecole, one.id)).promesse).toMatchObject({ etat: 'KEPT', paye: 100_000 })
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    expect((await compteOf(ecole, one.id)).promesse).toMatchObject({ etat: 'PENDING', paye: 60_000 })
  })

  it('counts from when it was made, and the latest one counts', async () => {
    await pay(ecole, one.id, 500_000)
    backend.clock.now = new Date('2026-11-21T09:01:00.000Z')
    expect((await promise(ecole)).body.promesse).toMatchObject({ paye: 0 })
    expect((await promise(ecole, { montant: 50_000 })).body.promesse).toMatchObject({ montant: 50_000 })
  })

  it('is noted by the cash desk, for a day to come and a candidate of the school', async () => {
    expect((await promise(await deskWith(backend, 'caisse'))).status).toBe(201)
    expect((await promise(await deskWith(backend, 'planning'))).status).toBe(403)
    expect((await promise(await signedIn(backend, 'candidat'))).status).toBe(403)
    expect((await promise(clientOf(backend, null))).status).toBe(401)
    expect((await promise(await signedIn(backend, 'ecole2'))).status).toBe(404)
    const past = await promise(ecole, { date: '2026-11-20' })
    expect([past.status, past.body.promesse]).toEqual([422, undefined])
  })
})
