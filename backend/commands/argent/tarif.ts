import { enrolledFrom } from '../../database/argent/enrolledFrom'
import { permisOf } from '../../database/ecole/permi'
import type { Trx } from '../../database/schema'
import { HttpError, invalid } from '../../errors'
import { permiFault } from '../../rules/ecole/permi'

/** The permit that prices are for. @throws 422 for one that the school does not teach; `held` is the record's own */
export async function mustBeTaught(trx: Trx, idAutoEcole: number, idPermi: number, held: readonly number[] = []) {
  const permis = await permisOf(trx, idAutoEcole)
  const fault = permiFault(permis, [idPermi], held)
  const permi = permis.find(({ id }) => id === idPermi)
  if (fault || !permi) throw invalid({ idPermi: fault ?? 'unknown' })
  return permi
}

/** @throws 409 with the number of enrolments made from the record and the first candidates */
export async function refuseEnrolled(trx: Trx, column: 'idConfigPrix' | 'idForfait', id: number): Promise<void> {
  const details = await enrolledFrom(trx, column, id)
  if (details.inscriptions > 0) throw new HttpError(409, 'tarif_in_use', { details })
}
