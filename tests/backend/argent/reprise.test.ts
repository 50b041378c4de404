import type { CompteCandidat } from '@contract/argent/compte'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import type { RepriseApercus, ReprisePage, RepriseRow } from '@contract/argent/reprise'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idForfait: number
let id: number

const FIRST_DAY = '2026-11-01'
const rowOf = (changes: Partial<RepriseRow> = {}): RepriseRow => ({
  idCandidat: id,
  formule: 'FORFAIT',
  idForfait,
  prix: 835_000,
  minutesCode: 600,
  minutesCirculation: 480,
  minutesParc: 0,
  autres: 0,
  paye: 300_000,
  ...changes,
})
const save = (client: Client, ...rows: RepriseRow[]) =>
  client.post<RepriseApercus & { code?: string; errors?: object }>('/api/reprise', { rows })
const list = async (client: Client, query = '') => (await client.get<ReprisePage>(`/api/reprise${query}`)).body
async function setDate(dateReprise: string | null) {
  const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
  return ecole.put('/api/reglages-argent', { reglages: { ...body.reglages, dateReprise }, version: body.version })
}
const balances = async () => {
  const rows = await backend.db.selectFrom('compte').selectAll().where('solde', '<>', 0).execute()
  return new Map(rows.map(({ type, cle, solde }) => [type === 'produit' ? `${type}:${cle}` : type, solde]))
}

beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  idForfait = await insertForfait(backend, idPermi)
  id = (await buildCandidat(ecole, { nom: 'Ancienne', prenom: 'Salma' })).id
  await setDate(FIRST_DAY)
})
afterEach(() => backend.stop())

describe('moving a candidate in', () => {
  it('lists who was never enrolled, with the hours attested before the first day and what they may have bought', async () => {
    await insertLessons(backend, id, [
      ...hoursFrom('2026-10-20', 2, 'Hour circulation'),
      ...hoursFrom('2026-11-02', 3, 'Hour circulation'),
      { calendar: 'Code exam', start: '2026-10-12T08:00:00.000Z', minutes: 30 },
    ])
    const { data, totalDataCount, dateReprise, offres } = await list(ecole, `?idCandidat=${id}`)
    expect([totalDataCount, dateReprise]).toEqual([1, FIRST_DAY])
    expect(data[0]).toMatchObject({
      id,
      nom: 'Ancienne',
      minutes: { code: 0, circulation: 120, parc: 0 },
      examens: { code: 1, circulation: 0, parc: 0 },
    })
    expect(offres.filter((one) => one.idForfait === idForfait)).toMatchObject([{ nom: 'Complet B', prix: 835_000 }])
    expect(offres.map(({ formule }) => formule).slice(-2)).toEqual(['DEFAULT', 'HOURS'])
    expect((await list(ecole, '?q=Ancienne')).data.map((row) => row.id)).toEqual([id])
    await save(ecole, rowOf())
    expect((await list(ecole, `?idCandidat=${id}`)).data).toEqual([])
  })

  it('posts what is left to pay and what is left of the package against the opening, without income or receipt', async () => {
    const preview = await ecole.post<RepriseApercus>('/api/reprise/apercu', { rows: [rowOf()] })
    expect([preview.status, (await compteOf(ecole, id)).inscriptions]).toEqual([200, []])
    const saved = await save(ecole, rowOf())
    expect([saved.status, saved.body]).toEqual([201, preview.body])
    // 20 theory hours at 8, 20 road hours at 25 and 5 manoeuvres hours at 25, of which 10, 12 and 5 are left.
    const lots = [
      { service: 'code', quantite: 600, montant: 80_000 },
      { service: 'circulation', quantite: 720, montant: 300_000 },
      { service: 'parc', quantite: 300, montant: 125_000 },
    ]
    expect(saved.body.data).toEqual([{ idCandidat: id, solde: 535_000, depassement: 0, aRendre: 505_000, lots }])
    expect(await balances()).toEqual(
      new Map([
        ['candidat', 535_000],
        ['ouverture', -535_000 + 505_000],
        ['a_rendre', -505_000],
      ]),
    )
    const compte = await compteOf(ecole, id)
    expect([compte.aPayer, compte.transactions]).toEqual([535_000, []])
    expect(compte.lignes).toMatchObject([{ cause: 'reprise', montant: 535_000, jour: FIRST_DAY }])
    expect(compte.inscriptions[0]).toMatchObject({
      dateDebut: FIRST_DAY,
      resteLots: 535_000,
      reprise: { prix: 835_000, paye: 300_000, solde: 535_000, canUndo: true },
    })
    expect(await ledgerFaults(backend)).toEqual([])
  })

  it('charges hours beyond the package, and keeps what was overpaid as a credit', async () => {
    const { body } = await save(ecole, rowOf({ minutesCirculation: 1260, autres: 80_000, paye: 1_000_000 }))
    expect(body.data[0]).toMatchObject({ depassement: 25_000, solde: 835_000 + 25_000 + 80_000 - 1_000_000 })
    expect((await compteOf(ecole, id)).aPayer).toBe(-60_000)
    expect(body.data[0]?.lots.map(({ service }) => service)).toEqual(['code', 'parc'])
    expect(await ledgerFaults(backend)).toEqual([])
  })

  it('never charges a lesson before the first day, and every later one once the candidate is priced', async () => {
    await insertLessons(backend, id, hoursFrom('2026-10-20', 9, 'Hour circulation'))
    await insertLessons(backend, id, hoursFrom('2026-11-02', 2, 'Hour circulation'))
    const unpriced = await ecole.get<{ data: object[] }>('/api/regularisation?vue=non_facturees')
    expect(unpriced.body.data).toMatchObject([{ idCandidat: id, minutes: 120 }])
    await save(ecole, rowOf({ minutesCirculation: 1140 }))
    const compte = await compteOf(ecole, id)
    // One hour of the package was left. The second one is beyond it.
    expect(new Map(compte.lignes.map(({ cause, montant }) => [cause, montant]))).toEqual(
      new Map([
        ['reprise', 535_000],
        ['lecon', 25_000],
      ]),
    )
    expect((await balances()).get('produit:circulation')).toBe(-50_000)
    expect((await ecole.get<{ data: object[] }>('/api/regularisation?vue=non_facturees')).body.data).toEqual([])
  })

  it('gives back at the end what is left, and lets a plan spread what was owed', async () => {
    await save(ecole, rowOf())
    const [inscription] = (await compteOf(ecole, id)).inscriptions
    const path = `/api/inscription/${inscription?.id}/echeancier/proposition?nombre=5&premier=2026-12-01&rythme=MONTH`
    expect((await ecole.get<{ montant: number }>(path)).body.montant).toBe(535_000)
    const ending = { status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Départ', version: inscription?.version }
    const ended = await ecole.post<CompteCandidat>(`/api/inscription/${inscription?.id}/end`, ending)
    expect(ended.body.aPayer).toBe(535_000 - 505_000)
    expect((await balances()).get('a_rendre')).toBeUndefined()
  })
})

describe('a sheet of several candidates', () => {
  it('is saved whole or not at all, with the faults of every row', async () => {
    const other = await buildCandidat(ecole)
    const rows = [rowOf(), rowOf({ idCandidat: other.id, idForfait: 999_999 })]
    const refused = await save(ecole, ...rows)
    expect([refused.status, refused.body.errors]).toEqual([422, { 'rows.1.idForfait': 'unknown' }])
    const negative = await save(ecole, rowOf({ prix: -1 }), rowOf({ idCandidat: other.id, paye: -5 }))
    expect([negative.status, Object.keys(negative.body.errors ?? {})]).toEqual([422, ['rows.0.prix', 'rows.1.paye']])
    expect((await save(ecole, rowOf(), rowOf())).status).toBe(422)
    expect((await compteOf(ecole, id)).inscriptions).toEqual([])
    expect((await save(ecole, rowOf(), rowOf({ idCandidat: other.id }))).status).toBe(201)
  })

  it('moves nobody in twice, whoever is faster, and nothing of the slower one stays', async () => {
    const other = await buildCandidat(ecole)
    const second = await signedIn(backend, 'ecole')
    const answers = await Promise.all([
      save(ecole, rowOf(), rowOf({ idCandidat: other.id })),
      save(second, rowOf({ idCandidat: other.id }), rowOf()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('reprise_taken')
    expect(await backend.db.selectFrom('reprise').select('id').execute()).toHaveLength(2)
    expect(await ledgerFaults(backend)).toEqual([])
  })
})

describe('what was moved in', () => {
  const undo = (client: Client, candidat = id) =>
    client.post<CompteCandidat & { code?: string }>(`/api/candidat/${candidat}/reprise/undo`)

  it('can be taken back while nothing came of it, to the millime, and be typed anew', async () => {
    await save(ecole, rowOf())
    const undone = await undo(ecole)
    expect([undone.status, undone.body.aPayer, undone.body.inscriptions, undone.body.lignes]).toEqual([200, 0, [], []])
    expect(await balances()).toEqual(new Map())
    expect(await ledgerFaults(backend)).toEqual([])
    expect((await undo(ecole)).status).toBe(404)
    expect((await save(ecole, rowOf({ paye: 835_000 }))).status).toBe(201)
    expect((await compteOf(ecole, id)).aPayer).toBe(0)
  })

  it('stays once a payment, a lesson or a plan came of it', async () => {
    await save(ecole, rowOf())
    await pay(ecole, id, 10_000)
    const paid = await undo(ecole)
    expect([paid.status, paid.body.code]).toEqual([409, 'reprise_used'])
    expect((await compteOf(ecole, id)).inscriptions[0]?.reprise?.canUndo).toBe(false)
    const taught = await buildCandidat(ecole)
    await insertLessons(backend, taught.id, hoursFrom('2026-11-02', 1, 'Hour code'))
    await save(ecole, rowOf({ idCandidat: taught.id }))
    expect((await undo(ecole, taught.id)).status).toBe(409)
  })
})

describe('the first day of the books', () => {
  it('comes first, is not to come, and no other enrolment begins before it', async () => {
    await setDate(null)
    const refused = await save(ecole, rowOf())
    expect([refused.status, refused.body.code]).toEqual([409, 'no_date_reprise'])
    expect((await setDate('2026-11-22')).status).toBe(422)
    await setDate(FIRST_DAY)
    const enrol = (dateDebut: string) =>
      ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut })
    expect((await enrol('2026-10-31')).status).toBe(422)
    expect((await enrol(FIRST_DAY)).status).toBe(201)
    expect((await save(ecole, rowOf())).status).toBe(409)
  })

  it('does not move who was moved in before', async () => {
    await save(ecole, rowOf())
    await setDate('2026-11-10')
    await insertLessons(backend, id, hoursFrom('2026-11-02', 1, 'Hour Park'))
    await pay(ecole, id, 1_000)
    expect((await compteOf(ecole, id)).inscriptions[0]?.dateDebut).toBe(FIRST_DAY)
    expect(await ledgerFaults(backend)).toEqual([])
  })

  it('has prices, or nobody is moved in', async () => {
    await backend.db.updateTable('config_prix').set({ is_active: 0 }).execute()
    const refused = await save(ecole, rowOf())
    expect([refused.status, refused.body.code]).toEqual([409, 'no_prices'])
  })
})

it('only the whole access of the own school moves candidates in', async () => {
  const rows = { rows: [rowOf()] }
  const paths = [
    ['/api/reprise', rows],
    ['/api/reprise/apercu', rows],
    [`/api/candidat/${id}/reprise/undo`, undefined],
  ] as const
  for (const [path, body] of paths) {
    expect((await clientOf(backend, null).post(path, body)).status, path).toBe(401)
    for (const acces of ['planning', 'caisse'] as const) {
      expect((await (await deskWith(backend, acces)).post(path, body)).status, `${acces} ${path}`).toBe(403)
    }
    expect((await (await signedIn(backend, 'moniteur')).post(path, body)).status, path).toBe(403)
  }
  const other = await signedIn(backend, 'ecole2')
  const { body } = await other.get<ReglagesArgentSaved>('/api/reglages-argent')
  await other.put('/api/reglages-argent', {
    reglages: { ...body.reglages, dateReprise: FIRST_DAY },
    version: body.version,
  })
  expect((await save(other, rowOf())).status).toBe(404)
  expect((await other.post(`/api/candidat/${id}/reprise/undo`)).status).toBe(404)
  expect((await list(other, `?idCandidat=${id}`)).data).toEqual([])
})
