import { type Forfait, type ForfaitInput, type ForfaitUpdate, forfaitInput } from '@contract/argent/forfait'
import type { Caller } from '../../caller'
import {
  type ForfaitRow,
  findForfait,
  insertForfait,
  isForfaitNamed,
  removeForfait,
  updateForfait,
} from '../../database/argent/forfait'
import type { Bit } from '../../database/bit'
import { logChange } from '../../database/ecole/historique'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { conflict, notFound, stale, wrongState } from '../../errors'
import { presentForfait } from '../../presenters/argent/forfait'
import { schoolOf, type Write, write } from '../write'
import { mustBeTaught, refuseEnrolled } from './tarif'

/** @throws 404 when there is no such package for this caller */
export async function mustFindForfait(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'manage',
  id: number,
): Promise<ForfaitRow> {
  const row = await findForfait(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<Forfait> =>
  presentForfait(await mustFindForfait(trx, caller, 'read', id))

/** The form's fields of a row. */
const inputOf = (row: ForfaitRow): ForfaitInput => forfaitInput.strip().parse(presentForfait(row))

/** @throws 409 when another package for the permit has the same name: users could not tell them apart */
async function refuseNamesake({ trx }: Write, idAutoEcole: number, input: ForfaitInput, except = 0): Promise<void> {
  if (await isForfaitNamed(trx, { ...input, idAutoEcole }, except)) throw conflict({ nom: 'duplicate' })
}

export function createForfait(deps: Deps, caller: Caller, input: ForfaitInput): Promise<Forfait> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await mustBeTaught(trx, idAutoEcole, input.idPermi)
    await refuseNamesake(work, idAutoEcole, input)
    const id = await insertForfait(trx, input, idAutoEcole, now)
    await logChange(trx, caller, now, { entite: 'forfait', id, idAutoEcole, action: 'create', after: input })
    return answer(work, id)
  })
}

/** @throws 409 with the current package, when somebody else has saved it since it was read */
export function saveForfait(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...input }: ForfaitUpdate,
): Promise<Forfait> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindForfait(trx, caller, 'update', id)
    const { idAutoEcole } = row
    if (row.version !== version) throw stale(presentForfait(row))
    await mustBeTaught(trx, idAutoEcole, input.idPermi, [row.idPermi])
    await refuseNamesake(work, idAutoEcole, input, id)
    await updateForfait(trx, id, input, now)
    const change = { entite: 'forfait', id, idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: inputOf(row), after: input })
    return answer(work, id)
  })
}

/** Offers a package to new candidates, or withdraws it. @throws 409 when somebody else has done it already */
export function activateForfait(deps: Deps, caller: Caller, id: number, active: Bit): Promise<Forfait> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindForfait(trx, caller, 'update', id)
    if (row.active === active) throw wrongState()
    await updateForfait(trx, id, { active }, now)
    const action = active ? 'activate' : 'deactivate'
    await logChange(trx, caller, now, { entite: 'forfait', id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}

/** Deletes a package. @throws 409 when enrolments were made from it */
export function deleteForfait(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async ({ trx, now }) => {
    const row = await mustFindForfait(trx, caller, 'manage', id)
    await refuseEnrolled(trx, 'idForfait', id)
    await removeForfait(trx, id)
    const change = { entite: 'forfait', id, idAutoEcole: row.idAutoEcole, action: 'delete' } as const
    await logChange(trx, caller, now, { ...change, before: inputOf(row) })
  })
}
