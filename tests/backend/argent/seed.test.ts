import { candidatEvents } from '@backend/database/argent/candidatEvents'
import { settledLines, settledPay } from '@backend/database/argent/ecriture'
import { inscriptionsOf, withTerms } from '@backend/database/argent/inscription'
import { lessonsTaught } from '@backend/database/argent/moniteurLessons'
import { ratesOf } from '@backend/database/argent/moniteurTarif'
import { penaltyRates } from '@backend/database/argent/reglages'
import { openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { mentionsEcoleOf } from '@backend/database/papiers/mentions'
import type { Db } from '@backend/database/schema'
import { payLines } from '@backend/rules/argent/pay'
import { differenceOf } from '@backend/rules/argent/settlement'
import { targetOf } from '@backend/rules/argent/target'
import { seedDemo } from '@backend/seed/demo'
import { FAMILY_NAMES, FEMALE_NAMES } from '@backend/seed/ecole/names'
import { monthAfter } from '@contract/clock/days'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The two years of the books. */
const MONTHS = Array.from({ length: 24 }, (_, index) => monthAfter('2024-12', index))

let db: Db
beforeAll(async () => {
  db = (await openMemory(await loadSqlite())).db
  await migrateToLatest(db)
  await seedDemo(db, new Date(TEST_NOW), 10, { withLog: false })
}, 60_000)
afterAll(() => db.destroy())

it('the books of the demo obey every rule of the ledger', async () => {
  expect(await ledgerFaults({ db })).toEqual([])
})

it('nothing is left to settle for any candidate', async () => {
  const people = await db.selectFrom('inscription').select(['idCandidat', 'idAutoEcole']).distinct().execute()
  expect(people.length).toBeGreaterThan(40)
  for (const { idCandidat, idAutoEcole } of people) {
    const enrolments = await withTerms(db, await inscriptionsOf(db, idCandidat))
    const events = await candidatEvents(db, idCandidat, 'TN')
    const taux = await penaltyRates(db, idAutoEcole)
    const target = targetOf({ idCandidat, enrolments, events, taux })
    expect(differenceOf(target, await settledLines(db, idCandidat)), `candidat ${idCandidat}`).toEqual([])
  }
})

it('nothing is left to settle for any instructor', async () => {
  const moniteurs = await db.selectFrom('moniteur').select('id').execute()
  for (const { id } of moniteurs) {
    for (const mois of MONTHS) {
      const target = payLines(id, await lessonsTaught(db, id, mois, 'TN'), await ratesOf(db, id))
      expect(differenceOf(target, await settledPay(db, id, mois)), `moniteur ${id} ${mois}`).toEqual([])
    }
  }
})

it('no page of papers and gestures opens empty', async () => {
  const count = async (table: 'contrat' | 'convocation' | 'facture' | 'echeance') =>
    (await db.selectFrom(table).selectAll().execute()).length
  expect(await count('contrat')).toBe(3)
  expect(await count('convocation')).toBe(2)
  expect(await count('facture')).toBe(2)
  expect(await count('echeance')).toBe(6)
  const moved = await db.selectFrom('transaction').select(['kind', 'idReversed']).execute()
  expect(moved.filter(({ kind }) => kind === 'REFUND')).toHaveLength(1)
  expect(moved.filter(({ idReversed }) => idReversed !== null)).toHaveLength(1)
  expect(await db.selectFrom('lot').select('id').where('origine', '=', 'REMISE').execute()).toHaveLength(1)
})

it('no cash box ever held less than nothing', async () => {
  const lines = await db
    .selectFrom('ecriture_ligne')
    .innerJoin('ecriture', 'ecriture.id', 'ecriture_ligne.idEcriture')
    .innerJoin('compte as debit', 'debit.id', 'idDebit')
    .innerJoin('compte as credit', 'credit.id', 'idCredit')
    .select([
      'jour',
      'montant',
      'debit.type as into',
      'debit.id as idInto',
      'credit.type as from',
      'credit.id as idFrom',
    ])
    .orderBy('jour')
    .execute()
  const held = new Map<string, number>()
  const days = [...new Set(lines.map(({ jour }) => jour))]
  for (const day of days) {
    for (const { jour, montant, into, idInto, from, idFrom } of lines) {
      if (jour !== day) continue
      if (into === 'caisse') held.set(String(idInto), (held.get(String(idInto)) ?? 0) + montant)
      if (from === 'caisse') held.set(String(idFrom), (held.get(String(idFrom)) ?? 0) - montant)
    }
    expect(Math.min(0, ...held.values()), day).toBe(0)
  }
})

it('some candidates owe, some have a credit, most are near what they bought', async () => {
  const accounts = await db.selectFrom('compte').selectAll().where('type', '=', 'candidat').execute()
  const sums = accounts.map(({ solde }) => solde)
  expect(sums.filter((solde) => solde > 0).length).toBeGreaterThan(10)
  expect(sums.filter((solde) => solde < 0).length).toBeGreaterThan(0)
  const kinds = await db.selectFrom('transaction').select('kind').distinct().execute()
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['EXPENSE', 'INCOME', 'PAY', 'PAYMENT', 'REFUND', 'TRANSFER'])
})

it('money moved in each month of two years, more in summer than around Ramadan', async () => {
  const rows = await db
    .selectFrom('transaction')
    .select(['jour', 'montant'])
    .where('kind', '=', 'PAYMENT')
    .where('idAutoEcole', '=', 1)
    .execute()
  const inMonth = (month: string) =>
    rows.filter(({ jour }) => jour.startsWith(month)).reduce((sum, { montant }) => sum + montant, 0)
  for (const month of MONTHS) expect(inMonth(month), month).toBeGreaterThan(0)
  const sum = (...months: string[]) => months.reduce((total, month) => total + inMonth(month), 0)
  expect(sum('2025-07', '2025-08', '2025-09')).toBeGreaterThan(2 * sum('2025-01', '2025-02', '2025-03'))
  const ended = await db.selectFrom('inscription').select('id').where('status', '=', 'COMPLETED').execute()
  expect(ended.length).toBeGreaterThan(25)
})

it('the school that prints papers has the same names in both alphabets', async () => {
  const arabic = new Map<string, string>([...FEMALE_NAMES, ...FAMILY_NAMES, ['Menzah', 'المنزه']])
  const { id, nom, responsable } = await db
    .selectFrom('auto_ecole')
    .select(['id', 'nom', 'responsable'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { nomAr, responsableAr } = (await mentionsEcoleOf(db, id)).valeurs
  expect(nomAr).toContain(arabic.get(nom.split(' ').at(-1) ?? ''))
  expect(responsableAr?.split(' ')).toEqual(responsable.split(' ').map((word) => arabic.get(word)))
})
