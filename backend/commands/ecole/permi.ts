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

/** The log stores codes, because the platform also reads it and does not resolve ids. */
const codesOf = (permis: Permis, ids: readonly number[]): string[] =>
  permis.filter(({ id }) => ids.includes(id)).map(({ code }) => code)

/** @throws 409 with the categories to be removed that people or vehicles still have */
function refuseInUse(permis: Permis, kept: readonly number[]): void {
  const held = permis.filter(
    ({ id, enseigne, candidats, moniteurs, vehicules }) =>
      enseigne && !kept.includes(id) && candidats + moniteurs + vehicules > 0,
  )
  if (held.length > 0) throw new HttpError(409, 'permi_in_use', { details: { permis: held } })
}

/**
 * Sets the categories that a school teaches. Selecting all is stored as no selection, so that categories added later
 * by the country are included.
 * @throws 409 with the current choice, when somebody else has saved it since it was read, or while a removed category
 *   is in use
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
