import type { TransactionKind } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { balanceOf } from '../../database/argent/compte'
import { findSession, insertSession, openSession, type SessionRow } from '../../database/caisse/session'
import type { Conn } from '../../database/schema'
import { HttpError, notFound } from '../../errors'
import type { Line } from '../../rules/argent/settlement'
import { boxOf, effectOn, isBox, isStale, needsSession } from '../../rules/caisse/session'
import { mayRevise } from '../argent/transaction/rights'
import type { Write } from '../write'
import { closePeriods } from './periods'

/** The only cashier whose sessions the caller sees; null for callers who see every box. */
export const ownBox = (caller: Caller): number | null => (mayRevise(caller) ? null : caller.id)

/** @throws 404 for a session of another school, or of another cashier at the cash desk */
export async function mustFindSession(db: Conn, caller: Caller, id: number): Promise<SessionRow> {
  const row = await findSession(db, caller, id, ownBox(caller))
  if (!row) throw notFound()
  return row
}

/**
 * The open session of the caller. Opens one with the ledger's balance of their box when they have none. Call it with
 * the school's money locked.
 * @throws 409 `session_stale` when it is of an earlier day
 */
export async function ensureSession(work: Write, idAutoEcole: number): Promise<number> {
  const { trx, caller, moment, now } = work
  const open = await openSession(trx, idAutoEcole, caller.id)
  if (open && isStale(open, moment, caller.pays)) {
    throw new HttpError(409, 'session_stale', { details: { id: open.id, jour: open.jour } })
  }
  if (open) return open.id
  await closePeriods(work, idAutoEcole)
  const fonds = await balanceOf(trx, idAutoEcole, boxOf(caller.id))
  return insertSession(trx, {
    idAutoEcole,
    idUtilisateur: caller.id,
    jour: dayIn(moment, caller.pays),
    ouverteLe: now,
    fonds,
  })
}

/**
 * The session in which a transaction is entered; null for a write-off, and for a bank transaction of a caller without
 * an open session.
 * @throws 409 `session_stale`
 */
export async function sessionOf(
  work: Write,
  { idAutoEcole, kind }: { idAutoEcole: number; kind: TransactionKind },
  lines: readonly Line[],
): Promise<number | null> {
  const { trx, caller, moment } = work
  // No money changes hands.
  if (kind === 'WRITE_OFF') return null
  // Entries of the cash desk always have a session, because the cash desk corrects only entries of its open session.
  if (needsSession(kind, lines) || !mayRevise(caller)) return ensureSession(work, idAutoEcole)
  const open = await openSession(trx, idAutoEcole, caller.id)
  return open && !isStale(open, moment, caller.pays) ? open.id : null
}

/**
 * Refuses to pay more from a box than it holds.
 * @throws 409 when the lines, already posted, have left a box below zero
 */
export async function refuseEmptyBox({ trx }: Write, idAutoEcole: number, lines: readonly Line[]): Promise<void> {
  const accounts = new Set(lines.flatMap(({ debit, credit }) => [debit, credit]))
  for (const account of accounts) {
    if (!isBox(account) || effectOn(account, lines) >= 0) continue
    if ((await balanceOf(trx, idAutoEcole, account)) < 0) throw new HttpError(409, 'caisse_short')
  }
}
