import { dayIn } from '@contract/clock/wall'
import { activePackage, peopleOf } from '../../database/plateforme/autoecole'
import type { Conn } from '../../database/schema'
import { HttpError } from '../../errors'
import type { Write } from '../write'

/** How many more active people of a kind the school's package allows; null without a limit. */
export async function placesLeft(
  db: Conn,
  idAutoEcole: number,
  table: 'candidat' | 'moniteur',
  today: string,
): Promise<number | null> {
  const running = await activePackage(db, idAutoEcole, today)
  if (!running) return 0
  const limit = table === 'candidat' ? running.limiteCandidats : running.limiteMoniteurs
  return limit === null ? null : Math.max(0, limit - (await peopleOf(db, idAutoEcole, table)))
}

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
