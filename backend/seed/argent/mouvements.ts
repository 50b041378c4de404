import type { ExpenseCategory } from '@contract/argent/categorie'
import type { Method } from '@contract/argent/transaction'
import { addDays, monthAfter, monthOf } from '@contract/clock/days'
import { lessonsTaught } from '../../database/argent/moniteurLessons'
import { ratesOf } from '../../database/argent/moniteurTarif'
import type { Trx } from '../../database/schema'
import { accountOfExpense, OTHER_INCOME, sourceOf } from '../../rules/argent/account'
import { payLines } from '../../rules/argent/pay'
import type { Random } from '../random'
import { EMPTY } from './comptes'
import type { Movement, Slip } from './ledger'

interface Seeding {
  trx: Trx
  random: Random
  today: string
}

const MONTHS_BACK = 23
/** Millimes of a dinar. */
const DINAR = 1000

const nobody = { idCandidat: null, idMoniteur: null, mois: null }

interface Spending {
  jour: string
  categorie: ExpenseCategory
  montant: number
  method: Method
  payeur: string
  idVehicule?: number
}

function expense({ jour, categorie, montant, method, payeur, idVehicule = 0 }: Spending, idCashier: number): Movement {
  const about = { categorie, payeur, idVehicule: idVehicule || null }
  const slip: Slip = { ...EMPTY, serie: 'DP', kind: 'EXPENSE', montant, method, ...about }
  const line = { debit: accountOfExpense(categorie), credit: sourceOf(method, idCashier), montant }
  return { ...nobody, jour, lines: [line], slip }
}

/**
 * The number of months for which the school has had its present rooms and all of its vehicles. Before, it was smaller.
 */
const GROWN = 8

/**
 * The expenses of a month: rent, telephone, fuel for each vehicle, supplies, sometimes a repair or advertising. The
 * amounts fit a school that gives about fifty hours a month, so that an hour costs a little less than its price.
 */
function monthSpending({ random, today }: Seeding, month: string, fleet: readonly number[]): Spending[] {
  const isGrown = month >= monthAfter(monthOf(today), -GROWN)
  const vehicules = isGrown ? fleet : fleet.slice(0, 1)
  const on = (day: number) => `${month}-${String(day).padStart(2, '0')}`
  const fuel = vehicules.flatMap((idVehicule) =>
    [6, 16, 26].map((day) => ({
      jour: on(day + random.int(-3, 2)),
      categorie: 'carburant' as const,
      method: 'CASH' as const,
      montant: random.int(11, 18) * DINAR,
      payeur: random.pick(['Agil', 'Shell', 'TotalEnergies']),
      idVehicule,
    })),
  )
  const telecom = {
    categorie: 'telecom',
    montant: (25 + 4 * vehicules.length) * DINAR,
    method: 'TRANSFER',
    payeur: 'Tunisie Telecom',
  } as const
  return [
    {
      jour: on(3),
      categorie: 'loyer',
      montant: (100 + 50 * vehicules.length) * DINAR,
      method: 'TRANSFER',
      payeur: 'Agence El Manar',
    },
    { jour: on(8), ...telecom },
    ...fuel,
    {
      jour: on(12),
      categorie: 'fournitures' as const,
      method: 'CASH' as const,
      montant: random.int(10, 30) * DINAR,
      payeur: 'Librairie Ibn Khaldoun',
    },
    ...(random.chance(0.4)
      ? [
          {
            jour: on(20),
            categorie: 'entretien' as const,
            method: 'CHEQUE' as const,
            montant: random.int(120, 380) * DINAR,
            payeur: 'Garage Ben Arous',
            idVehicule: random.pick(vehicules),
          },
        ]
      : []),
    ...(random.chance(0.25)
      ? [
          {
            jour: on(22),
            categorie: 'publicite' as const,
            method: 'CARD' as const,
            montant: random.int(50, 150) * DINAR,
            payeur: 'Annonces en ligne',
          },
        ]
      : []),
  ]
}

/** Highway-code books sold at the desk. */
function booksSold({ random }: Seeding, month: string, idCashier: number): Movement {
  const [montant, jour] = [random.int(2, 8) * 15 * DINAR, `${month}-14`]
  const about = { categorie: 'supports', payeur: null, note: 'Livres de code' }
  const slip: Slip = { ...EMPTY, serie: 'DP', kind: 'INCOME', montant, method: 'CASH', ...about }
  return { ...nobody, jour, lines: [{ debit: `caisse:${idCashier}`, credit: OTHER_INCOME, montant }], slip }
}

/** The earnings of each instructor in the months of their lessons, and the payments for past months. */
async function payMovements({ trx, today }: Seeding, idAutoEcole: number): Promise<Movement[]> {
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, index) => monthAfter(monthOf(today), index - MONTHS_BACK))
  const moniteurs = await trx.selectFrom('moniteur').select('id').where('idAutoEcole', '=', idAutoEcole).execute()
  const movements: Movement[] = []
  for (const { id: idMoniteur } of moniteurs) {
    const rates = await ratesOf(trx, idMoniteur)
    for (const mois of months) {
      const lessons = await lessonsTaught(trx, idMoniteur, mois, 'TN')
      const lines = payLines(idMoniteur, lessons, rates)
      if (lines.length === 0) continue
      const days = lessons.map(({ jour }) => jour).sort()
      movements.push({ jour: days.at(-1) ?? today, idCandidat: null, idMoniteur, mois, lines, slip: null })
      const montant = lines.reduce((sum, line) => sum + line.montant, 0)
      const payday = `${monthAfter(mois, 1)}-05`
      if (payday > today) continue
      const slip: Slip = { ...EMPTY, serie: 'BP', kind: 'PAY', montant, method: 'TRANSFER', idMoniteur }
      const line = { debit: `moniteur:${idMoniteur}`, credit: 'banque', montant }
      movements.push({ jour: payday, idCandidat: null, idMoniteur, mois: null, lines: [line], slip })
    }
  }
  return movements
}

const moved = (lines: Movement['lines'], account: string) =>
  lines.reduce(
    (sum, { debit, credit, montant }) => sum + (debit === account ? montant : 0) - (credit === account ? montant : 0),
    0,
  )

const FLOAT = 100 * DINAR
const STEP = 10 * DINAR

/** An expense through the bank instead of the cash box. */
const throughBank = (movement: Movement, caisse: string): Movement => ({
  ...movement,
  lines: movement.lines.map((line) => ({ ...line, credit: line.credit === caisse ? 'banque' : line.credit })),
  slip: movement.slip && { ...movement.slip, method: 'CARD' },
})

function bankRun(jour: string, montant: number, caisse: string): Movement {
  const places = { origine: 'caisse', destination: 'banque' } as const
  const slip: Slip = { ...EMPTY, serie: 'DP', kind: 'TRANSFER', montant, method: 'CASH', ...places }
  return { ...nobody, jour, lines: [{ debit: 'banque', credit: caisse, montant }], slip }
}

/**
 * Simulates the cash box of a school day by day. Expenses that it cannot pay go through the bank, and at the end of a
 * week the cash above the float is taken to the bank. The box never goes below zero.
 */
function cashBook(movements: readonly Movement[], first: string, idCashier: number): Movement[] {
  const caisse = `caisse:${idCashier}`
  const book: Movement[] = []
  let [held, weekEnd] = [0, addDays(first, 6)]
  const closeWeeks = (before: string) => {
    for (; weekEnd < before; weekEnd = addDays(weekEnd, 7)) {
      const montant = Math.floor((held - FLOAT) / STEP) * STEP
      if (montant <= 0) continue
      book.push(bankRun(weekEnd, montant, caisse))
      held -= montant
    }
  }
  for (const movement of [...movements].sort((one, other) =>
    one.jour < other.jour ? -1 : Number(one.jour > other.jour),
  )) {
    closeWeeks(movement.jour)
    const sum = moved(movement.lines, caisse)
    const isPayable = held + sum >= 0
    if (isPayable) held += sum
    book.push(isPayable ? movement : throughBank(movement, caisse))
  }
  return book
}

/** The expenses, other income, pay and bank deposits of a school, in addition to the payments of its candidates. */
export async function schoolMovements(
  seeding: Seeding,
  idAutoEcole: number,
  idCashier: number,
  paid: readonly Movement[],
): Promise<Movement[]> {
  const { trx, today } = seeding
  const vehicules = await trx.selectFrom('vehicule').select('id').where('idAutoEcole', '=', idAutoEcole).execute()
  const ids = vehicules.map(({ id }) => id)
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, index) => monthAfter(monthOf(today), index - MONTHS_BACK))
  const spent = ids.length === 0 ? [] : months.flatMap((month) => monthSpending(seeding, month, ids))
  const sold = months.map((month) => booksSold(seeding, month, idCashier))
  const daily = [...spent.map((one) => expense(one, idCashier)), ...sold].filter(({ jour }) => jour <= today)
  const cash = cashBook([...paid, ...daily], `${months[0]}-01`, idCashier)
  return [...cash, ...(await payMovements(seeding, idAutoEcole))]
}
