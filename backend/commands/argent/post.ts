import { dayIn } from '@contract/clock/wall'
import { moveBalances, openAccounts } from '../../database/argent/compte'
import { nextEntryNumber } from '../../database/argent/compteur'
import { insertEcriture } from '../../database/argent/ecriture'
import { discountedCauses, insertImputations, insertPostes, openPostes } from '../../database/argent/poste'
import { allocationsOf } from '../../rules/argent/allocation'
import { balancesOf, type CausedLine } from '../../rules/argent/settlement'
import type { Write } from '../write'

export interface Posting {
  idAutoEcole: number
  kind: 'SETTLEMENT' | 'MONEY'
  lines: readonly CausedLine[]
  idCandidat: number | null
  idMoniteur: number | null
  /** The month of an instructor whose pay is settled, `YYYY-MM`. */
  mois: string | null
  idTransaction: number | null
  /** The invoice or credit note that is sent. */
  idFacture?: number
  /** The due date of each charge, by its cause; the day of the entry for causes that are missing here. */
  dueDates: ReadonlyMap<string, string>
}

/**
 * The open items of a posting: one for each cause that changes the candidate's account, a debit when the candidate owes
 * it.
 */
function itemsOf({ lines, idCandidat }: Posting): { cause: string; montant: number; tva: number }[] {
  const causes = [...new Set(lines.map(({ cause }) => cause))]
  return causes
    .map((cause) => {
      const own = balancesOf(lines.filter((line) => line.cause === cause))
      return { cause, montant: own.get(`candidat:${idCandidat}`) ?? 0, tva: -(own.get('tva') ?? 0) }
    })
    .filter(({ montant }) => montant !== 0)
}

/** Settles a candidate's open debits with their open credits; does nothing when either is missing. */
export async function allocate(work: Write, idAutoEcole: number, idCandidat: number): Promise<void> {
  const { trx, caller, moment } = work
  const open = await openPostes(trx, idCandidat)
  const debits = open.filter(({ sens }) => sens === 'DEBIT')
  const owed = open.filter(({ sens }) => sens === 'CREDIT')
  const lowered = await discountedCauses(
    trx,
    owed.map(({ cause }) => cause),
  )
  const credits = owed.map((credit) => ({ ...credit, pour: lowered.get(credit.cause) }))
  const author = { idAutoEcole, jour: dayIn(moment, caller.pays), idUtilisateur: caller.id }
  await insertImputations(trx, author, allocationsOf(debits, credits))
}

/**
 * Writes to the ledger; nothing else does. Adds an entry with its number and lines, updates the balances of its
 * accounts, and adds and allocates the open items of its candidate. Call it with the school's money locked, at the end
 * of a write.
 */
export async function post(work: Write, posting: Posting): Promise<void> {
  const { trx, caller, moment, now } = work
  const { idAutoEcole, lines, idCandidat, idTransaction, dueDates, ...about } = posting
  const jour = dayIn(moment, caller.pays)
  const numero = await nextEntryNumber(trx, idAutoEcole)
  const accounts = await openAccounts(
    trx,
    idAutoEcole,
    lines.flatMap(({ debit, credit }) => [debit, credit]),
  )
  const author = { idUtilisateur: caller.id, createdAt: now }
  const entry = { idAutoEcole, numero, jour, ...about, idCandidat, idTransaction, ...author }
  const idEcriture = await insertEcriture(trx, entry, lines, accounts)
  await moveBalances(trx, accounts, lines)
  if (idCandidat === null) return
  await insertPostes(
    trx,
    itemsOf(posting).map(({ cause, montant, tva }) => ({
      idAutoEcole,
      idCandidat,
      sens: montant > 0 ? ('DEBIT' as const) : ('CREDIT' as const),
      cause,
      montant: Math.abs(montant),
      // The VAT has the same sign as the amount.
      tva: montant > 0 ? tva : -tva,
      dateEcheance: dueDates.get(cause) ?? jour,
      idEcriture,
      idTransaction,
      idFacture: posting.idFacture ?? null,
    })),
  )
  await allocate(work, idAutoEcole, idCandidat)
}
