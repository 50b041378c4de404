import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Transaction, TransactionPage } from '@contract/argent/transaction'
import type { LigneRegularisation } from '@contract/recouvrement/regularisation'
import type { EarningStats } from '@contract/stats/ecole'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { immutableRows, ledgerFaults } from '@tests/helpers/argent/ledger'
import { type Session, STEPS } from '@tests/helpers/argent/ledgerSteps'
import { buildCandidat } from '@tests/helpers/factories'
import { startFreeSchool } from '@tests/helpers/http'
import { buildCast } from '@tests/helpers/planning'
import { runs } from '@tests/helpers/runs'
import { listFaults } from '@tests/helpers/sources/leakLists'
import fc from 'fast-check'
import { expect, it } from 'vitest'

async function start(): Promise<Session> {
  const { backend, ecole } = await startFreeSchool()
  const cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  const hours = { minutesCode: 0, minutesCirculation: 180, minutesParc: 0, examensCode: 1 }
  const idForfait = await insertForfait(backend, cast.idPermi, { prix: 190_000, ...hours })
  const others = [await buildCandidat(ecole), await buildCandidat(ecole)]
  const people = [cast.candidat, ...others].map(({ id }) => id)
  return { backend, ecole, cast, idForfait, people, id: cast.candidat.id }
}

/** Checks that the list, its sums by day and by row, and the accounts of people agree. */
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
  // With a search, the sums are computed from the rows.
  const counted = await ecole.get<TransactionPage>(`/api/transaction?perPage=100&q=${body.data[0]?.caissier ?? ''}`)
  expect(counted.body.totals).toEqual(body.totals)
  expect(counted.body.methods).toEqual(body.methods)
  expect(counted.body.jours).toEqual(body.jours)
  const accounts = await backend.db.selectFrom('compte').selectAll().execute()
  expect(accounts.reduce((sum, { solde }) => sum + solde, 0)).toBe(0)
  expect(accounts.find(({ type, idAutoEcole }) => type === 'perte' && idAutoEcole === 1)?.solde ?? 0).toBe(lost)
  const stats = await ecole.post<EarningStats>('/api/autoecole/statistiques/earning', {
    from: '2026-11-01',
    to: '2026-11-30',
    groupBy: 'MONTH',
  })
  expect(stats.body.lost.value).toBe(lost)
  const pay = await ecole.get<CompteMoniteur>(`/api/moniteur/${cast.moniteur.id}/compte`)
  expect(pay.body.mois?.[0]?.reste ?? 0).toBe(pay.body.aPayer)
}

/** The figures that archiving must not change: every account, and the sums of every report. */
async function totalsOf({ backend, ecole }: Session) {
  const accounts = await backend.db.selectFrom('compte').select(['id', 'solde']).orderBy('id').execute()
  const { body } = await ecole.get<TransactionPage>('/api/transaction?perPage=1')
  const earning = await ecole.post<EarningStats>('/api/autoecole/statistiques/earning', {
    from: '2026-11-01',
    to: '2026-11-30',
    groupBy: 'MONTH',
  })
  return { accounts, totals: body.totals, methods: body.methods, jours: body.jours, earning: earning.body }
}

/** Archives or unarchives and compares. Cancelling planned events may cost something, archiving itself must not. */
async function archiving(session: Session, name: string, choice: number): Promise<void> {
  const isAlone = name === 'unarchive' || choice % 2 === 1
  const before = isAlone ? await totalsOf(session) : null
  await STEPS[name]?.(session, choice)
  if (before) expect(await totalsOf(session), name).toEqual(before)
}

/** Checks that the parts of a candidate's account agree. */
async function expectAccountToAgree({ ecole }: Session, id: number): Promise<void> {
  const compte = await compteOf(ecole, id)
  expect(compte.lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(compte.aPayer)
  const open = compte.postes.reduce((sum, { sens, reste }) => sum + (sens === 'DEBIT' ? reste : -reste), 0)
  expect(open).toBe(compte.aPayer)
  expect(compte.exigible).toBeLessThanOrEqual(Math.max(0, compte.aPayer))
  expect(compte.enRetard).toBeLessThanOrEqual(compte.exigible)
  expect(compte.enRetard).toBeGreaterThanOrEqual(0)
  // A plan changes dates, not amounts.
  for (const { echeancier } of compte.inscriptions) {
    const planned = (echeancier?.echeances ?? []).reduce((sum, { montant }) => sum + montant, 0)
    expect(planned).toBe(echeancier?.montant ?? 0)
  }
}

/** With `LEDGER_SESSIONS`, that many sessions of up to 120 steps run in place of the usual few (docs/figures.md). */
const LONG = Number(process.env.LEDGER_SESSIONS ?? 0)
const LENGTH = LONG > 0 ? { minLength: 60, maxLength: 120 } : { minLength: 30, maxLength: 45 }

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(STEPS)),
    choice: fc.integer({ min: 0, max: 999 }),
    who: fc.integer({ min: 0, max: 2 }),
  }),
  LENGTH,
)

it('any session of a desk leaves a ledger that adds up and changes no line written before', {
  timeout: 180_000 + LONG * 30_000,
}, async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('enrol', 'moveIn'), steps, async (first, session) => {
      const started = await start()
      const { backend, ecole, people } = started
      try {
        const whole = await immutableRows(backend)
        const { last } = await backend.db
          .selectFrom('ecriture_ligne')
          .select((eb) => eb.fn.max('id').as('last'))
          .executeTakeFirstOrThrow()
        let before: string[] = []
        const opening = people.map((_, who) => ({ name: first, choice: 401, who }))
        for (const { name, choice, who } of [...opening, ...session]) {
          const now = { ...started, id: people[who] ?? started.id }
          if (name.endsWith('archive')) await archiving(now, name, choice)
          else await STEPS[name]?.(now, choice)
          expect(await ledgerFaults(backend), name).toEqual([])
          const after = await immutableRows(backend, last)
          expect(after.slice(0, before.length), name).toEqual(before)
          before = after
          done += 1
        }
        // The books of the demo, which existed before, are unchanged.
        expect((await immutableRows(backend)).slice(0, whole.length)).toEqual(whole)
        for (const id of people) await expectAccountToAgree(started, id)
        await expectViewsToAgree(started)
        expect(await listFaults(backend, ecole, people)).toEqual([])
      } finally {
        await backend.stop()
      }
    }),
    { numRuns: LONG > 0 ? LONG : runs(8) },
  )
  if (LONG > 0) process.stdout.write(`${LONG} sessions, ${done} steps\n`)
})

it('archiving somebody with a credit changes no total, and hides them from no list of money', async () => {
  const session = await start()
  const { backend, ecole, id } = session
  try {
    await STEPS.enrol?.(session, 1)
    const { aPayer } = await compteOf(ecole, id)
    await pay(ecole, id, aPayer + 42_500)
    await backend.db.updateTable('poste').set({ dateEcheance: '2026-07-01' }).where('sens', '=', 'CREDIT').execute()
    const before = await totalsOf(session)
    const forgotten = async () =>
      (await ecole.get<{ data: LigneRegularisation[] }>('/api/regularisation?vue=avoirs')).body.data
        .filter(({ idCandidat }) => idCandidat === id)
        .map(({ montant }) => montant)
    expect(await forgotten()).toEqual([42_500])
    for (const step of ['archive', 'unarchive']) {
      expect((await ecole.post(`/api/candidat/${id}/${step}`)).status, step).toBe(200)
      expect(await totalsOf(session), step).toEqual(before)
      expect((await compteOf(ecole, id)).aPayer, step).toBe(-42_500)
      expect(await forgotten(), step).toEqual([42_500])
    }
  } finally {
    await backend.stop()
  }
})
