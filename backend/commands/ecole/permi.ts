import type { PermisEnseignes, PermisEnseignesUpdate } from '@contract/ecole/permi'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import { permisEnseignesOf, setPermisEnseignes } from '../../database/ecole/permi'
import type { Deps } from '../../deps'
import { HttpError, invalid, stale } from '../../errors'
import { permiFault } from '../../rules/ecole/permi'
import { schoolOf, write } from '../write'

type Permis = PermisEnseignes['permis']

const taught = (permis: Permis): number[] => permis.filter(({ enseigne }) => enseigne).map(({ id }) => id)

/** The log keeps codes: they are read by the platform as well, which looks no ids up. */
const codesOf = (permis: Permis, ids: readonly number[]): string[] =>
  permis.filter(({ id }) => ids.includes(id)).map(({ code }) => code)

/** @throws 409 with the categories that would be given up though somebody or something is still of them */
function refuseInUse(permis: Permis, kept: readonly number[]): void {
  const held = permis.filter(
    ({ id, enseigne, candidats, moniteurs, vehicules }) =>
      enseigne && !kept.includes(id) && candidats + moniteurs + vehicules > 0,
  )
  if (held.length > 0) throw new HttpError(409, 'permi_in_use', { details: { permis: held } })
}

/**
 * Sets which categories a school teaches. Whoever teaches all of them has chosen none: one that the country adds later is
 * theirs as well.
 * @throws 409 with the choice as it is now, when it was saved by somebody else since it was read, or while a category that is
 *   given up is in use
 */
export function savePermisEnseignes(
  deps: Deps,
  caller: Caller,
  { permis: ids, version }: PermisEnseignesUpdate,
): Promise<PermisEnseignes> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async ({ trx, now }) => {
    const current = await permisEnseignesOf(trx, idAutoEcole)
    if (current.version !== version) throw stale(current)
    const fault = permiFault(current.permis, ids, ids)
    if (fault) throw invalid({ permis: fault })
    refuseInUse(current.permis, ids)
    const kept = current.permis.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
    const own = kept.length === current.permis.length ? [] : kept
    await setPermisEnseignes(trx, idAutoEcole, own, { version: version + 1, now })
    await logChange(trx, caller, now, {
      entite: 'autoecole',
      id: idAutoEcole,
      idAutoEcole,
      action: 'update',
      before: { categories: codesOf(current.permis, taught(current.permis)) },
      after: { categories: codesOf(current.permis, kept) },
    })
    return permisEnseignesOf(trx, idAutoEcole)
  })
}
