import { logChange } from '../../database/ecole/historique'
import type { Write } from '../write'

interface Logged {
  idAutoEcole: number
  idCandidat: number
  action:
    | 'enrol'
    | 'enrol_reprise'
    | 'undo_reprise'
    | 'sell'
    | 'discount'
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

/** Logs what was done to a candidate's account, apart from their file: who reads the file may see no amounts. */
export const logCompte = ({ trx, caller, now }: Write, { idAutoEcole, idCandidat, action, after }: Logged) =>
  logChange(trx, caller, now, { entite: 'compte', id: idCandidat, idAutoEcole, action, after })

/** Logs an expense, other income or a transfer between places, or its reversal; the id is the transaction's. */
export const logMouvement = (
  { trx, caller, now }: Write,
  { idAutoEcole, id, action, after }: Omit<Logged, 'idCandidat' | 'action'> & { id: number; action: MouvementAction },
) => logChange(trx, caller, now, { entite: 'transaction', id, idAutoEcole, action, after })

/** Logs a payment to an instructor, or its reversal, apart from their file. */
export const logRemuneration = (
  { trx, caller, now }: Write,
  { idAutoEcole, idMoniteur, action, after }: Omit<Logged, 'idCandidat'> & { idMoniteur: number },
) => logChange(trx, caller, now, { entite: 'remuneration', id: idMoniteur, idAutoEcole, action, after })
