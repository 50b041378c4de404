import { dayIn } from '@contract/clock/wall'
import { activePackage } from '../../database/plateforme/autoecole'
import { HttpError } from '../../errors'
import type { Write } from '../write'

/** @throws 423 when the school's package has ended, or takes no more people of this kind in training or at work */
export async function refuseFull(
  { trx, caller, moment }: Write,
  idAutoEcole: number,
  table: 'candidat' | 'moniteur',
  adding = 1,
): Promise<void> {
  if (adding === 0) return
  const running = await activePackage(trx, idAutoEcole, dayIn(moment, caller.pays))
  // It may have run out between the beginning of an import and its end.
  if (!running) throw new HttpError(423, 'read_only_no_package')
  const limit = table === 'candidat' ? running.limiteCandidats : running.limiteMoniteurs
  if (limit === null) return
  const { total } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .executeTakeFirstOrThrow()
  if (total + adding > limit) throw new HttpError(423, 'limit_reached', { details: { limit } })
}
