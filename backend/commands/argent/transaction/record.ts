import type { TransactionKind } from '@contract/argent/transaction'
import { addDays, yearOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { nextNumber } from '../../../database/argent/compteur'
import { insertTransaction } from '../../../database/argent/transaction/list'
import { invalid } from '../../../errors'
import type { Line } from '../../../rules/argent/settlement'
import { refuseEmptyBox, sessionOf } from '../../caisse/session'
import type { Write } from '../../write'
import { post } from '../post'

/**
 * The number series by kind: candidates' receipts, instructors' pay slips, write-offs, and slips for everything else. A
 * reversal takes the next number of the same series.
 */
const SERIES: Record<TransactionKind, string> = {
  PAYMENT: 'RC',
  REFUND: 'RC',
  PAY: 'BP',
  EXPENSE: 'DP',
  INCOME: 'DP',
  TRANSFER: 'DP',
  WRITE_OFF: 'PE',
}

type Values = Parameters<typeof insertTransaction>[1]
export type Named = Omit<Values, 'jour' | 'serie' | 'annee' | 'numero' | 'idSession' | 'idUtilisateur' | 'createdAt'>

/** The columns that most kinds leave empty. */
export const UNUSED = {
  idCandidat: null,
  idMoniteur: null,
  idVehicule: null,
  idEntretien: null,
  categorie: null,
  origine: null,
  destination: null,
  payeur: null,
  idReversed: null,
  motif: null,
}

/**
 * Adds a transaction under the next number of its series and posts its lines, with the school's money locked. All money
 * passes through here. Opens the session of the caller's cash box when the transaction needs one.
 * @param session the session in which it is entered, when it is not the caller's
 * @throws 409 when the caller's session is of an earlier day, or the box does not hold the money to pay
 */
export async function record(
  work: Write,
  named: Named,
  lines: readonly Line[],
  session?: { id: number | null },
): Promise<number> {
  const { trx, caller, moment, now } = work
  const { idAutoEcole, idCandidat, idMoniteur } = named
  const idSession = session ? session.id : await sessionOf(work, named, lines)
  const jour = dayIn(moment, caller.pays)
  const annee = yearOf(jour)
  const serie = SERIES[named.kind]
  const numero = await nextNumber(trx, idAutoEcole, serie, annee)
  const numbered = { ...named, jour, serie, annee, numero, idSession, idUtilisateur: caller.id, createdAt: now }
  const id = await insertTransaction(trx, numbered)
  await post(work, {
    idAutoEcole,
    kind: 'MONEY',
    lines: lines.map((line) => ({ ...line, cause: `transaction:${id}` })),
    idCandidat,
    idMoniteur,
    mois: null,
    idTransaction: id,
    dueDates: new Map(),
  })
  await refuseEmptyBox(work, idAutoEcole, lines)
  return id
}

/** Maximum age of an operation, in days: an earlier date is a mistyped year. */
const OLDEST_DAYS = 366

/** The day on which the money changed hands. @throws 422 for a future day, or a day more than a year ago */
export function operationDay({ moment, caller }: Write, dateOperation: string | null): string {
  const today = dayIn(moment, caller.pays)
  if (dateOperation !== null && dateOperation > today) throw invalid({ dateOperation: 'date_future' })
  if (dateOperation !== null && dateOperation < addDays(today, -OLDEST_DAYS))
    throw invalid({ dateOperation: 'too_past' })
  return dateOperation ?? today
}
