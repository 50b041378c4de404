import type { WriteOffInput } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import { invalid } from '../../../errors'
import { LOSS } from '../../../rules/argent/account'
import { mustFind } from '../../ecole/candidat'
import type { Write } from '../../write'
import { refuseMoved } from './balance'
import { record, UNUSED } from './record'
import { requireRevision } from './rights'

/**
 * Writes off a candidate's debt, or a part of it. The amount becomes a loss of the school and settles the oldest
 * charges. A write-off is reversed, never deleted, like any transaction.
 * @throws 403 for the cash desk, 404, 409 when the balance has changed, 422 for more than the balance
 */
export async function writeOff(work: Write, { soldeVu, ...input }: WriteOffInput): Promise<number> {
  const { trx, caller, moment } = work
  const { montant } = input
  requireRevision(work)
  const { id: idCandidat, idAutoEcole } = await mustFind(trx, caller, 'read', input.idCandidat)
  const person = `candidat:${idCandidat}`
  await refuseMoved(work, idAutoEcole, person, soldeVu)
  if (montant > soldeVu) throw invalid({ montant: 'above_left' })
  const dateOperation = dayIn(moment, caller.pays)
  const named = {
    ...UNUSED,
    ...input,
    method: 'NONE' as const,
    reference: null,
    note: null,
    idAutoEcole,
    dateOperation,
  }
  return record(work, named, [{ debit: LOSS, credit: person, montant }])
}
