import { EXPENSE_CATEGORIES, INCOME_CATEGORIES } from '@contract/argent/categorie'
import type { CompteCandidat } from '@contract/argent/compte'
import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Proposition } from '@contract/argent/echeancier'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import { METHODS, PLACES, type Transaction, type TransactionPage } from '@contract/argent/transaction'
import type { Evenement } from '@contract/planning/evenement'
import type { EarningStats } from '@contract/stats/ecole'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startSchool } from '@tests/helpers/http'
import { listFaults } from '@tests/helpers/leakLists'
import { immutableRows, ledgerFaults } from '@tests/helpers/ledger'
import { buildCast, type Cast, clearPlanning, evenementValues, tunis, verb } from '@tests/helpers/planning'
import fc from 'fast-check'
import { expect, it } from 'vitest'

interface Session {
  backend: TestBackend
  ecole: Client
  cast: Cast
  idForfait: number
}
/** A number that chooses among what there is. */
type Step = (session: Session, choice: number) => Promise<unknown>

const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % items.length]

const eventsOf = async ({ ecole, cast }: Session) =>
  (
    await ecole.get<{ data: Evenement[] }>(
      `/api/calendrier/evenement?from=2026-11-14T00:00:00.000Z&to=2026-11-22T00:00:00.000Z&idCandidat=${cast.candidat.id}`,
    )
  ).body.data
const activeOf = async ({ ecole, cast }: Session) =>
  (await compteOf(ecole, cast.candidat.id)).inscriptions.find(({ status }) => status === 'ACTIVE')
const lessonAt = (choice: number) => {
  const day = `2026-11-${String(16 + (choice % 5)).padStart(2, '0')}`
  const hour = String(8 + (choice % 9)).padStart(2, '0')
  return { start: tunis(day, `${hour}:00`), end: tunis(day, `${hour}:${choice % 2 ? 50 : 45}`) }
}

/** Every step may be refused; what matters is what it leaves behind. */
const STEPS: Record<string, Step> = {
  enrol: ({ ecole, cast, idForfait }, choice) =>
    ecole.post(`/api/candidat/${cast.candidat.id}/inscription`, {
      formule: choice % 3 === 0 ? 'HOURS' : 'FORFAIT',
      idForfait: choice % 3 === 0 ? null : idForfait,
      dateDebut: `2026-11-${String(14 + (choice % 7)).padStart(2, '0')}`,
    }),
  moveIn: async ({ ecole, cast, idForfait }, choice) => {
    const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
    const reglages = { ...body.reglages, dateReprise: '2026-11-15' }
    await ecole.put('/api/reglages-argent', { reglages, version: body.version })
    const figures = { minutesCode: choice % 70, minutesCirculation: choice, minutesParc: choice % 40 }
    const sums = { prix: choice * 431, autres: choice % 9_000, paye: choice * 300 }
    const row = { idCandidat: cast.candidat.id, formule: 'FORFAIT', idForfait, ...figures, ...sums }
    await ecole.post('/api/reprise', { rows: [row] })
  },
  undoMoveIn: ({ ecole, cast }) => ecole.post(`/api/candidat/${cast.candidat.id}/reprise/undo`),
  lesson: ({ ecole, cast }, choice) =>
    ecole.post('/api/calendrier/evenement', { ...evenementValues(cast, lessonAt(choice)), malgreImpaye: true }),
  attest: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'attest', { absents: [], minutes: 30 + (choice % 60) })
  },
  miss: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'no-show')
  },
  reopen: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'reopen', { motif: 'Erreur' })
  },
  cancel: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'cancel', { motif: 'Pluie' })
  },
  penalty: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    const body = { idEvenement: event?.idEvenement ?? 0, pourcent: choice % 101, motif: 'Décidé' }
    await session.ecole.post(`/api/candidat/${session.cast.candidat.id}/penalite`, body)
  },
  pay: ({ ecole, cast }, choice) => pay(ecole, cast.candidat.id, 1 + choice * 137),
  refund: ({ ecole, cast }, choice) => pay(ecole, cast.candidat.id, 1 + choice * 13, { kind: 'REFUND' }),
  payInstructor: async ({ ecole, cast }, choice) => {
    const { id } = cast.moniteur
    const { body } = await ecole.get<CompteMoniteur>(`/api/moniteur/${id}/compte`)
    const values = { kind: 'PAY', idMoniteur: id, montant: 1 + choice * 7, soldeVu: body.aPayer }
    await ecole.post('/api/transaction', { ...values, method: pick(METHODS, choice) })
  },
  spend: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'EXPENSE',
      montant: 1 + choice * 3,
      method: pick(METHODS, choice),
      categorie: pick(EXPENSE_CATEGORIES, choice),
      note: `Facture ${choice}`,
    }),
  earn: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'INCOME',
      montant: 1 + choice * 5,
      method: pick(METHODS, choice),
      categorie: pick(INCOME_CATEGORIES, choice),
    }),
  transfer: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'TRANSFER',
      montant: 1 + choice * 11,
      origine: pick(PLACES, choice),
      destination: pick(PLACES, choice >> 2),
    }),
  writeOff: async ({ ecole, cast }, choice) => {
    const idCandidat = cast.candidat.id
    const { aPayer } = await compteOf(ecole, idCandidat)
    const values = { kind: 'WRITE_OFF', idCandidat, montant: 1 + choice * 97, motif: 'Parti', soldeVu: aPayer }
    await ecole.post('/api/transaction', values)
  },
  reverse: async ({ ecole }, choice) => {
    const { body } = await ecole.get<{ data: Transaction[] }>('/api/transaction?perPage=100')
    const one = pick(body.data, choice)
    if (one) await ecole.post(`/api/transaction/${one.id}/reverse`, { motif: 'Erreur' })
  },
  further: async (session, choice) => {
    const inscription = await activeOf(session)
    const body = { idForfait: session.idForfait, dateEffet: `2026-11-${15 + (choice % 6)}` }
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/lot`, body)
  },
  discount: async (session, choice) => {
    const inscription = await activeOf(session)
    const idLot = pick(inscription?.lots ?? [], choice)?.id ?? 0
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/remise`, {
      idLot,
      montant: 1 + choice * 11,
      motif: 'Geste',
    })
  },
  plan: async (session, choice) => {
    const inscription = await activeOf(session)
    const path = `/api/inscription/${inscription?.id ?? 0}/echeancier`
    const query = `nombre=${1 + (choice % 6)}&premier=2026-11-${15 + (choice % 12)}&rythme=DAYS&jours=${1 + (choice % 9)}`
    const { body } = await session.ecole.get<Proposition>(`${path}/proposition?${query}`)
    const version = inscription?.echeancier?.version ?? 0
    await session.ecole.post(path, { version, echeances: body.echeances ?? [] })
  },
  end: async (session, choice) => {
    const inscription = await activeOf(session)
    const ending = {
      status: 'TERMINATED',
      dateFin: `2026-11-${16 + (choice % 5)}`,
      motif: 'Fin',
      version: inscription?.version ?? 1,
    }
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/end`, ending)
  },
}

async function start(): Promise<Session> {
  const { backend, ecole } = await startSchool()
  await clearPlanning(backend)
  const cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  const hours = { minutesCode: 0, minutesCirculation: 180, minutesParc: 0, examensCode: 1 }
  return { backend, ecole, cast, idForfait: await insertForfait(backend, cast.idPermi, { prix: 190_000, ...hours }) }
}

/** The list, its sums by day and by row, and the accounts of people say the same. */
async function expectViewsToAgree({ backend, ecole, cast }: Session): Promise<void> {
  const { body } = await ecole.get<TransactionPage>('/api/transaction?perPage=100')
  const signed = ({ montant, idReversed }: Transaction) => (idReversed === null ? montant : -montant)
  const sumOf = (kinds: readonly string[]) =>
    body.data.filter(({ kind }) => kinds.includes(kind)).reduce((sum, one) => sum + signed(one), 0)
  expect(body.totalDataCount).toBe(body.data.length)
  const lost = sumOf(['WRITE_OFF'])
  expect(body.totals).toEqual({
    incoming: sumOf(['PAYMENT', 'INCOME']),
    outgoing: sumOf(['REFUND', 'PAY', 'EXPENSE']),
    lost,
  })
  // Searched, the sums are counted from the rows.
  const counted = await ecole.get<TransactionPage>(`/api/transaction?perPage=100&q=${body.data[0]?.caissier ?? ''}`)
  expect(counted.body.totals).toEqual(body.totals)
  expect(counted.body.methods).toEqual(body.methods)
  expect(counted.body.jours).toEqual(body.jours)
  const accounts = await backend.db.selectFrom('compte').selectAll().execute()
  expect(accounts.reduce((sum, { solde }) => sum + solde, 0)).toBe(0)
  expect(accounts.find(({ type, idAutoEcole }) => type === 'perte' && idAutoEcole === 1)?.solde ?? 0).toBe(lost)
  const stats = await ecole.post<EarningStats>('/api/autoecole/statistiques/earning', {
    ...{ from: '2026-11-01', to: '2026-11-30', groupBy: 'MONTH' },
  })
  expect(stats.body.lost.value).toBe(lost)
  const pay = await ecole.get<CompteMoniteur>(`/api/moniteur/${cast.moniteur.id}/compte`)
  expect(pay.body.mois?.[0]?.reste ?? 0).toBe(pay.body.aPayer)
}

const steps = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), choice: fc.integer({ min: 0, max: 999 }) }),
  { minLength: 25, maxLength: 40 },
)

it('any session of a desk leaves a ledger that adds up and changes no line written before', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('enrol', 'moveIn'), steps, async (first, session) => {
      const started = await start()
      const { backend, ecole, cast } = started
      try {
        let before = await immutableRows(backend)
        for (const { name, choice } of [{ name: first, choice: 401 }, ...session]) {
          await STEPS[name]?.(started, choice)
          expect(await ledgerFaults(backend), name).toEqual([])
          const after = await immutableRows(backend)
          expect(after.slice(0, before.length), name).toEqual(before)
          before = after
        }
        // A plan moves dates and no money.
        const compte: CompteCandidat = await compteOf(ecole, cast.candidat.id)
        expect(compte.lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(compte.aPayer)
        const open = compte.postes.reduce((sum, { sens, reste }) => sum + (sens === 'DEBIT' ? reste : -reste), 0)
        expect(open).toBe(compte.aPayer)
        await expectViewsToAgree(started)
        expect(await listFaults(backend, ecole, [cast.candidat.id])).toEqual([])
        expect(compte.exigible).toBeLessThanOrEqual(Math.max(0, compte.aPayer))
        expect(compte.enRetard).toBeLessThanOrEqual(compte.exigible)
        expect(compte.enRetard).toBeGreaterThanOrEqual(0)
        for (const { echeancier } of compte.inscriptions) {
          const planned = (echeancier?.echeances ?? []).reduce((sum, { montant }) => sum + montant, 0)
          expect(planned).toBe(echeancier?.montant ?? 0)
        }
      } finally {
        await backend.stop()
      }
    }),
    { numRuns: 8 },
  )
})
