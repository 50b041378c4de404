import { dayIn } from '@contract/clock/wall'
import { sha256 } from '../../auth/crypto'
import {
  closingsOf,
  daysWithMoney,
  firstOpenDay,
  firstSessionDay,
  insertCloture,
  lastCloture,
  receiptsBetween,
  totalsBetween,
} from '../../database/caisse/cloture'
import { type Closed, closablePeriods, closedKey, daysOf, hashedCloture, netOf } from '../../rules/caisse/periods'
import type { Write } from '../write'

/** A text that sorts before every stored day. */
const BEGINNING = ''

async function closePeriod({ trx, now }: Write, idAutoEcole: number, period: Closed): Promise<void> {
  const days = daysOf(period)
  const totaux = await totalsBetween(trx, idAutoEcole, days)
  const before = await lastCloture(trx, idAutoEcole, period.kind)
  const total = netOf(totaux)
  const totalPerpetuel = before
    ? before.totalPerpetuel + total
    : netOf(await totalsBetween(trx, idAutoEcole, { from: BEGINNING, to: days.to }))
  const row = {
    ...period,
    totaux: JSON.stringify(totaux),
    nombre: totaux.reduce((sum, { nombre }) => sum + nombre, 0),
    total,
    totalPerpetuel,
    ...(await receiptsBetween(trx, idAutoEcole, days)),
    createdAt: now,
  }
  const empreinte = await sha256((before?.empreinte ?? '') + hashedCloture(row))
  await insertCloture(trx, { idAutoEcole, ...row, empreinte })
}

/**
 * Closes the days, months and years of a school that are over and whose sessions are all closed. Runs when a session
 * opens and when one closes, so that no user has to start it. Call it with the school's money locked.
 */
export async function closePeriods(work: Write, idAutoEcole: number): Promise<void> {
  const { trx, caller, moment } = work
  const first = await firstSessionDay(trx, idAutoEcole)
  if (first === null) return
  const last = await lastCloture(trx, idAutoEcole, 'JOUR')
  const closed = await closingsOf(trx, idAutoEcole)
  const periods = closablePeriods({
    today: dayIn(moment, caller.pays),
    days: await daysWithMoney(trx, idAutoEcole, first),
    firstOpen: await firstOpenDay(trx, idAutoEcole),
    closed: new Set(closed.map(closedKey)),
  })
  for (const period of periods) {
    // Earlier days are already in the running total of the last closing.
    if (period.kind === 'JOUR' && last && period.periode < last.periode) continue
    await closePeriod(work, idAutoEcole, period)
  }
}
