import type { Caller } from '../../caller'
import { candidatOfAccount, candidatOfSchool } from '../../database/ecole/candidat/person'
import type { Conn } from '../../database/schema'
import { forbidden, invalid } from '../../errors'
import { schoolOf } from '../write'

/** The caller's file as a candidate. @throws 403 for anybody else */
export async function mustBeCandidat(db: Conn, caller: Caller) {
  const own = caller.role === 'candidat' ? await candidatOfAccount(db, caller.id) : undefined
  if (!own || own.archived === 1) throw forbidden()
  return own
}

/** The candidate of a request: the caller, or the one named by the school. @throws 403, 422 */
export async function demandeurOf(trx: Conn, caller: Caller, idCandidat: number | undefined) {
  if (caller.role === 'candidat') {
    const own = await mustBeCandidat(trx, caller)
    if (idCandidat !== undefined && idCandidat !== own.id) throw invalid({ idCandidat: 'not_allowed' })
    return own
  }
  const named = await candidatOfSchool(trx, schoolOf(caller), idCandidat ?? 0)
  if (!named) throw invalid({ idCandidat: idCandidat === undefined ? 'required' : 'unknown' })
  if (named.archived === 1) throw invalid({ idCandidat: 'archived' })
  return named
}
