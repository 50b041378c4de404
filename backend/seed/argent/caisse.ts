import { addDays, yearOf } from '@contract/clock/days'
import { momentOf } from '@contract/clock/wall'
import { printedNumber } from '@contract/papiers/printedNumber'
import { sha256 } from '../../auth/crypto'
import { openAccounts } from '../../database/argent/compte'
import { insertCheque } from '../../database/caisse/cheque'
import {
  daysWithMoney,
  insertCloture,
  lastCloture,
  receiptsBetween,
  totalsBetween,
} from '../../database/caisse/cloture'
import { sessionMovements } from '../../database/caisse/rapport'
import { insertCount } from '../../database/caisse/session'
import type { Trx } from '../../database/schema'
import { CHEQUES_AT_BANK, CHEQUES_IN_HAND } from '../../rules/caisse/cheque'
import { closingLines } from '../../rules/caisse/closing'
import { closablePeriods, daysOf, hashedCloture, netOf } from '../../rules/caisse/periods'
import { reportOf } from '../../rules/caisse/report'
import { boxOf, effectOn } from '../../rules/caisse/session'
import { notAfter } from '../notAfter'
import type { Movement } from './ledger'

/** The days before today that have cash sessions. Earlier days have books without sessions. */
const DAYS_BACK = 21
const FLOAT = 50_000
/**
 * The two cash differences: a surplus and a shortage. Each is found on the first day with money from this number of
 * days ago on.
 */
const ECARTS = [
  { daysAgo: 17, ecart: 1_000, motif: 'Monnaie laissée par un client' },
  { daysAgo: 8, ecart: -2_500, motif: 'Erreur de rendu de monnaie' },
]

interface Day {
  id: number
  jour: string
  fonds: number
  theorique: number
  ecart: number
  motif: string | null
  verse: number
  isOpen: boolean
}

interface Books {
  trx: Trx
  idAutoEcole: number
  idUtilisateur: number
  caissier: string
  today: string
  now: string
}

const at = (day: string, time: string) => momentOf({ day, time }, 'TN').toISOString()
const isTaken = ({ slip }: Movement) => slip?.kind === 'PAYMENT' || slip?.kind === 'INCOME'
const isBankRun = ({ slip }: Movement) => slip?.kind === 'TRANSFER' && slip.origine === 'caisse'

/**
 * The further steps of a cheque after the day on which it was received: two days later at the bank, a week later
 * cashed.
 */
const chequeDays = (jour: string) => ({ remisLe: addDays(jour, 2), encaisseLe: addDays(jour, 9) })

/** The movements of cheques after they were received, up to today. */
function chequeMovements(movements: readonly Movement[], today: string): Movement[] {
  const none = { idCandidat: null, idMoniteur: null, mois: null, slip: null, isMoney: true }
  return movements.flatMap(({ jour, slip }): Movement[] => {
    if (slip?.method !== 'CHEQUE' || (slip.kind !== 'PAYMENT' && slip.kind !== 'INCOME')) return []
    const { remisLe, encaisseLe } = chequeDays(jour)
    const { montant } = slip
    const deposit = { debit: CHEQUES_AT_BANK, credit: CHEQUES_IN_HAND, montant, cause: 'cheque:0' }
    const clear = { debit: 'banque', credit: CHEQUES_AT_BANK, montant, cause: 'cheque:0' }
    return [
      ...(remisLe <= today ? [{ ...none, jour: remisLe, lines: [deposit] }] : []),
      ...(encaisseLe <= today ? [{ ...none, jour: encaisseLe, lines: [clear] }] : []),
    ]
  })
}

/** Moves an expense to the bank when the cash box holds too little. */
const throughBank = (movement: Movement, box: string): Movement => ({
  ...movement,
  lines: movement.lines.map((line) => (line.credit === box ? { ...line, credit: 'banque' } : line)),
  slip: movement.slip && { ...movement.slip, method: 'CARD' },
})

/** Sorts the movements of a day as a cashier can execute them: incoming money first. */
function payable(own: readonly Movement[], box: string, fonds: number): { done: Movement[]; theorique: number } {
  let held = fonds
  const done = [...own]
    .sort((one, other) => effectOn(box, other.lines) - effectOn(box, one.lines))
    .map((movement) => {
      const effect = effectOn(box, movement.lines)
      if (held + effect < 0) return throughBank(movement, box)
      held += effect
      return movement
    })
  return { done, theorique: held }
}

/** The result of closing a day: the difference, its reason, and the amount moved to the safe. */
function closingOf(found: (typeof ECARTS)[number] | undefined, theorique: number) {
  const ecart = found && theorique + found.ecart >= 0 ? found.ecart : 0
  return { ecart, motif: ecart === 0 ? null : (found?.motif ?? null), verse: Math.max(0, theorique + ecart - FLOAT) }
}

/**
 * Assigns the movements of the last weeks to sessions and closings. Each day with money has a session, those before
 * today are closed, and the cash goes to the safe every evening instead of to the bank every week.
 */
export async function planSessions(
  { trx, idAutoEcole, idUtilisateur, today, now }: Books,
  movements: readonly Movement[],
): Promise<{ movements: Movement[]; days: Day[] }> {
  const box = boxOf(idUtilisateur)
  const first = addDays(today, -DAYS_BACK)
  const before = movements.filter(({ jour }) => jour < first)
  const recent = movements.filter((one) => one.jour >= first && !isBankRun(one))
  let held = before.reduce((sum, { lines }) => sum + effectOn(box, lines), 0)
  const days: Day[] = []
  const ecarts = [...ECARTS]
  const done: Movement[] = [...before]
  for (const jour of [...new Set(recent.map((one) => one.jour))].sort()) {
    const own = recent.filter((one) => one.jour === jour)
    const desk = own.filter((one) => isTaken(one) || effectOn(box, one.lines) !== 0)
    done.push(...own.filter((one) => !desk.includes(one)))
    if (desk.length === 0) continue
    const fonds = held
    const { done: paid, theorique } = payable(desk, box, fonds)
    // The session is stored as closed from the start, because a cashier has at most one open session. Its closing is
    // added with the books.
    const fermeeLe = jour === today ? null : at(jour, '18:40')
    const opening = { idAutoEcole, idUtilisateur, jour, ouverteLe: notAfter(now, at(jour, '08:05')), fonds, fermeeLe }
    const { id } = await trx.insertInto('caisse_session').values(opening).returning('id').executeTakeFirstOrThrow()
    done.push(...paid.map((one) => ({ ...one, slip: one.slip && { ...one.slip, idSession: id } })))
    const isOpen = jour === today
    const [next] = ecarts
    const isFound = next !== undefined && addDays(today, -next.daysAgo) <= jour
    const closing = closingOf(isFound ? ecarts.shift() : undefined, theorique)
    const lines = isOpen ? [] : closingLines({ idUtilisateur, ...closing })
    const none = { idCandidat: null, idMoniteur: null, mois: null, slip: null, isMoney: true }
    if (lines.length > 0) {
      done.push({ ...none, jour, lines: lines.map((line) => ({ ...line, cause: `caisse:${id}` })) })
    }
    days.push({ id, jour, fonds, theorique, ...closing, isOpen })
    held = isOpen ? theorique : theorique + closing.ecart - closing.verse
  }
  return { movements: [...done, ...chequeMovements(movements, today)], days }
}

/** Closes the planned days in order, each with its report and the hash over the one before. */
async function closeDays({ trx, idAutoEcole, idUtilisateur, caissier }: Books, days: readonly Day[]) {
  const box = boxOf(idUtilisateur)
  const idBox = (await openAccounts(trx, idAutoEcole, [box])).get(box) ?? 0
  const numbers = new Map<number, number>()
  let before = ''
  for (const { id, jour, fonds, theorique, ecart, motif, verse } of days.filter(({ isOpen }) => !isOpen)) {
    const annee = yearOf(jour)
    const numero = (numbers.get(annee) ?? 0) + 1
    numbers.set(annee, numero)
    const [compte, fermeeLe] = [theorique + ecart, at(jour, '18:40')]
    const count = { compte, theorique, billetage: null, createdAt: at(jour, '18:35') }
    await insertCount(trx, { idAutoEcole, idSession: id, idUtilisateur, ...count })
    const closing = { theorique, compte, ecart, motif, verse }
    const report = reportOf(
      { caissier, ouverteLe: at(jour, '08:05'), fonds },
      {
        ...closing,
        counts: [count],
        rows: await sessionMovements(trx, id, idBox),
        reprises: [],
        numero: printedNumber('CL', annee, numero),
        fermeePar: caissier,
        fermeeLe,
      },
    )
    const rapport = JSON.stringify(report)
    const empreinte = await sha256(before + rapport)
    const signed = { fermeePar: idUtilisateur, annee, numero, rapport, empreinte }
    await trx
      .updateTable('caisse_session')
      .set({ ...closing, ...signed })
      .where('id', '=', id)
      .execute()
    before = empreinte
  }
  const counters = [...numbers].map(([annee, dernier]) => ({ idAutoEcole, serie: 'CL', annee, dernier }))
  if (counters.length > 0) await trx.insertInto('compteur').values(counters).execute()
}

/** The closings of the days and months that are over, as they would have been made day by day. */
async function closePeriods({ trx, idAutoEcole, today, now }: Books, first: string): Promise<void> {
  const days = await daysWithMoney(trx, idAutoEcole, first)
  for (const period of closablePeriods({ today, days, firstOpen: null, closed: new Set() })) {
    const span = daysOf(period)
    const totaux = await totalsBetween(trx, idAutoEcole, span)
    const before = await lastCloture(trx, idAutoEcole, period.kind)
    const total = netOf(totaux)
    const row = {
      ...period,
      totaux: JSON.stringify(totaux),
      nombre: totaux.reduce((sum, { nombre }) => sum + nombre, 0),
      total,
      totalPerpetuel: before
        ? before.totalPerpetuel + total
        : netOf(await totalsBetween(trx, idAutoEcole, { from: '', to: span.to })),
      ...(await receiptsBetween(trx, idAutoEcole, span)),
      createdAt: notAfter(now, at(addDays(span.to, 1), '08:05')),
    }
    const empreinte = await sha256((before?.empreinte ?? '') + hashedCloture(row))
    await insertCloture(trx, { idAutoEcole, ...row, empreinte })
  }
}

const BANKS = ['BIAT', 'AMEN BANK', 'BNA', 'STB', 'ATTIJARI BANK', 'UIB']

/** Inserts the received cheques, each in its present state. */
async function writeCheques({ trx, idAutoEcole, today }: Books): Promise<void> {
  const rows = await trx
    .selectFrom('transaction')
    .select(['id', 'jour', 'montant', 'reference', 'payeur'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('method', '=', 'CHEQUE')
    .where('kind', 'in', ['PAYMENT', 'INCOME'])
    .orderBy('id')
    .execute()
  for (const [index, { id, jour, montant, reference, payeur }] of rows.entries()) {
    const { remisLe, encaisseLe } = chequeDays(jour)
    const [isDeposited, isPaid] = [remisLe <= today, encaisseLe <= today]
    const waiting = isDeposited ? ('REMIS' as const) : ('EN_MAIN' as const)
    await insertCheque(trx, {
      idAutoEcole,
      idTransaction: id,
      banque: BANKS[index % BANKS.length] ?? null,
      montant,
      date: jour,
      numero: reference ?? String(id).padStart(7, '0'),
      titulaire: payeur,
      reserve: 1,
      recuLe: jour,
      statut: isPaid ? ('ENCAISSE' as const) : waiting,
      rejeteLe: null,
      frais: null,
      renduLe: null,
      remisLe: isDeposited ? remisLe : null,
      bordereau: isDeposited ? `B-${remisLe.replaceAll('-', '')}` : null,
      encaisseLe: isPaid ? encaisseLe : null,
    })
  }
}

/** Closes the planned sessions and periods and inserts the cheques. Called after the books are written. */
export async function seedCaisse(books: Books, days: readonly Day[]): Promise<void> {
  await closeDays(books, days)
  const [first] = days
  if (first) await closePeriods(books, first.jour)
  await writeCheques(books)
}
