import { logChange } from '../../database/ecole/historique'
import type { Write } from '../write'

interface Logged {
  idAutoEcole: number
  idCandidat: number
  action:
    | 'enrol'
    | 'advance'
    | 'enrol_reprise'
    | 'undo_reprise'
    | 'sell'
    | 'discount'
    | 'undo_discount'
    | 'end'
    | 'penalty'
    | 'pay'
    | 'refund'
    | 'reverse'
    | 'write_off'
    | 'ask'
    | 'approve'
    | 'refuse'
    | 'plan'
    | 'promise'
  after: Record<string, unknown>
}

type MouvementAction = 'expense' | 'income' | 'transfer' | 'reverse'

/**
 * Logs a change of a candidate's account separately from the candidate's file, because readers of the file may not see
 * amounts.
 */
export const logCompte = ({ trx, caller, now }: Write, { idAutoEcole, idCandidat, action, after }: Logged) =>
  logChange(trx, caller, now, { entite: 'compte', id: idCandidat, idAutoEcole, action, after })

/** Logs an expense, other income or a transfer between places, or its reversal; the id is the transaction's. */
export const logMouvement = (
  { trx, caller, now }: Write,
  { idAutoEcole, id, action, after }: Omit<Logged, 'idCandidat' | 'action'> & { id: number; action: MouvementAction },
) => logChange(trx, caller, now, { entite: 'transaction', id, idAutoEcole, action, after })

/** Logs a payment to an instructor, or its reversal, separately from the instructor's file. */
export const logRemuneration = (
  { trx, caller, now }: Write,
  { idAutoEcole, idMoniteur, action, after }: Omit<Logged, 'idCandidat'> & { idMoniteur: number },
) => logChange(trx, caller, now, { entite: 'remuneration', id: idMoniteur, idAutoEcole, action, after })
