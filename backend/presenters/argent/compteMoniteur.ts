import type { CompteMoniteur, MoisMoniteur } from '@contract/argent/compteMoniteur'
import { LESSON_SERVICES } from '@contract/argent/service'
import { monthOf } from '@contract/clock/days'
import type { Caller } from '../../caller'
import { balanceOf } from '../../database/argent/compte'
import { payByMonth } from '../../database/argent/ecriture'
import { lessonsTaught } from '../../database/argent/moniteurLessons'
import { ratesOf } from '../../database/argent/moniteurTarif'
import { type TransactionRow, transactionsOf } from '../../database/argent/transaction/list'
import type { Conn } from '../../database/schema'
import { priceOn } from '../../rules/argent/consumption'
import type { HourlyRate } from '../../rules/argent/pay'
import { presentTransaction } from './transaction'

interface Person {
  id: number
  idAutoEcole: number
}

type Lessons = Awaited<ReturnType<typeof lessonsTaught>>

/** Minutes by kind of lesson and rate, in the order of the kinds. */
function hoursOf(lessons: Lessons, rates: readonly HourlyRate[]): MoisMoniteur['heures'] {
  const hours = new Map<string, MoisMoniteur['heures'][number]>()
  for (const { service, jour, minutes } of lessons) {
    const tarif = priceOn(rates, jour)?.montant ?? 0
    const known = hours.get(`${service} ${tarif}`)
    hours.set(`${service} ${tarif}`, { service, tarif, minutes: (known?.minutes ?? 0) + minutes })
  }
  const rank = ({ service }: MoisMoniteur['heures'][number]) => LESSON_SERVICES.indexOf(service)
  return [...hours.values()].sort((one, other) => rank(one) - rank(other) || one.tarif - other.tarif)
}

/** The amount paid in each month, less reversals. */
function paidByMonth(transactions: readonly TransactionRow[]): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { jour, montant, idReversed } of transactions) {
    const month = monthOf(jour)
    paid.set(month, (paid.get(month) ?? 0) + (idReversed === null ? montant : -montant))
  }
  return paid
}

async function monthsOf(
  db: Conn,
  id: number,
  { pays }: Caller,
  transactions: readonly TransactionRow[],
): Promise<MoisMoniteur[]> {
  const gains = new Map((await payByMonth(db, id)).map(({ mois, gain }) => [mois, gain]))
  const paid = paidByMonth(transactions)
  const rates = await ratesOf(db, id)
  const months: MoisMoniteur[] = []
  let reste = 0
  for (const mois of [...new Set([...gains.keys(), ...paid.keys()])].sort()) {
    const lessons = await lessonsTaught(db, id, mois, pays)
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
    const [gain, paye] = [gains.get(mois) ?? 0, paid.get(mois) ?? 0]
    reste += gain - paye
    months.push({ mois, minutes, heures: hoursOf(lessons, rates), gain, paye, reste })
  }
  return months.reverse()
}

/**
 * The account of an instructor: the pay earned month by month, and the payments. Callers who may not know rates see
 * only the balance due and the payments.
 */
export async function presentCompteMoniteur(
  db: Conn,
  { id, idAutoEcole }: Person,
  caller: Caller,
): Promise<CompteMoniteur> {
  const transactions = await transactionsOf(db, 'idMoniteur', id)
  const knowsRates = caller.ability.can('read', 'Remuneration')
  return {
    idMoniteur: id,
    // The balance is negative when the school owes the instructor, because debits are positive.
    aPayer: -(await balanceOf(db, idAutoEcole, `moniteur:${id}`)),
    mois: knowsRates ? await monthsOf(db, id, caller, transactions) : null,
    transactions: transactions.map((row) => presentTransaction(row, caller)),
  }
}
