import { dayIn } from '@contract/clock/wall'
import { activePackage, peopleOf } from '../../database/plateforme/autoecole'
import { HttpError } from '../../errors'
import type { Write } from '../write'

/** @throws 423 when the school's package has ended, or allows no more active people of this kind */
export async function refuseFull(
  { trx, caller, moment }: Write,
  idAutoEcole: number,
  table: 'candidat' | 'moniteur',
  adding = 1,
): Promise<void> {
  if (adding === 0) return
  const running = await activePackage(trx, idAutoEcole, dayIn(moment, caller.pays))
  // The package may have ended since the import began.
  if (!running) throw new HttpError(423, 'read_only_no_package')
  const limit = table === 'candidat' ? running.limiteCandidats : running.limiteMoniteurs
  if (limit === null) return
  const total = await peopleOf(trx, idAutoEcole, table)
  if (total + adding > limit) throw new HttpError(423, 'limit_reached', { details: { limit } })
}
