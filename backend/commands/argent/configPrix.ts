import {
  type ConfigPrix,
  type ConfigPrixFields,
  type ConfigPrixInForce,
  type ConfigPrixInput,
  type ConfigPrixUpdate,
  configPrixFields,
  droitsFaults,
} from '@contract/argent/configPrix'
import type { Permi } from '@contract/ecole/permi'
import type { Caller } from '../../caller'
import {
  activeConfigPrix,
  type ConfigPrixRow,
  findConfigPrix,
  insertConfigPrix,
  removeConfigPrix,
  updateConfigPrix,
} from '../../database/argent/configPrix'
import type { Bit } from '../../database/bit'
import { logChange } from '../../database/ecole/historique'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, stale, wrongState } from '../../errors'
import { presentConfigPrix } from '../../presenters/argent/configPrix'
import { accompanimentFaults } from '../../rules/argent/accompaniment'
import { schoolOf, type Write, write } from '../write'
import { mustBeTaught, refuseEnrolled } from './tarif'

/** @throws 404 when there are no such prices for this caller */
export async function mustFindConfigPrix(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'manage',
  id: number,
): Promise<ConfigPrixRow> {
  const row = await findConfigPrix(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<ConfigPrix> =>
  presentConfigPrix(await mustFindConfigPrix(trx, caller, 'read', id))

/** The form's fields of a row. */
const fieldsOf = (row: ConfigPrixRow): ConfigPrixFields => configPrixFields.strip().parse(row)

/** @throws 422 for prices that contradict each other, or that the school's country forbids */
function refuseFaults(prices: ConfigPrixFields, permi: Permi): void {
  const errors = { ...droitsFaults(prices), ...accompanimentFaults(prices, permi) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Logs a change of prices, named after their permit. */
const logPrices = (
  { trx, caller, now }: Write,
  { id, idAutoEcole }: Pick<ConfigPrixRow, 'id' | 'idAutoEcole'>,
  action: string,
  fields: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) => logChange(trx, caller, now, { entite: 'configPrix', id, idAutoEcole, action, ...fields })

/** Brings prices into force or turns them off. */
async function turn(work: Write, row: Pick<ConfigPrixRow, 'id' | 'idAutoEcole'>, is_active: Bit): Promise<void> {
  await updateConfigPrix(work.trx, row.id, { is_active }, work.now)
  const [before, after] = [{ is_active: is_active === 0 }, { is_active: is_active === 1 }]
  await logPrices(work, row, is_active ? 'activate' : 'deactivate', { before, after })
}

/** Turns off the prices in force for a permit, before others come into force; returns their id. */
async function turnOffCurrent(work: Write, idAutoEcole: number, idPermi: number): Promise<number | null> {
  const current = await activeConfigPrix(work.trx, idAutoEcole, idPermi)
  if (!current) return null
  await turn(work, current, 0)
  return current.id
}

export function createConfigPrix(deps: Deps, caller: Caller, input: ConfigPrixInput): Promise<ConfigPrixInForce> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    refuseFaults(input, await mustBeTaught(work.trx, idAutoEcole, input.idPermi))
    const replaced = input.is_active ? await turnOffCurrent(work, idAutoEcole, input.idPermi) : null
    const id = await insertConfigPrix(work.trx, input, idAutoEcole, work.now)
    await logPrices(work, { id, idAutoEcole }, 'create', { after: input })
    return { ...(await answer(work, id)), replaced }
  })
}

/** @throws 409 with the current prices, when somebody else has saved them since they were read */
export function saveConfigPrix(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...prices }: ConfigPrixUpdate,
): Promise<ConfigPrix> {
  return write(deps, caller, async (work) => {
    const row = await mustFindConfigPrix(work.trx, caller, 'update', id)
    if (row.version !== version) throw stale(presentConfigPrix(row))
    refuseFaults(prices, await mustBeTaught(work.trx, row.idAutoEcole, row.idPermi, [row.idPermi]))
    await updateConfigPrix(work.trx, id, prices, work.now)
    await logPrices(work, row, 'update', { before: fieldsOf(row), after: prices })
    return answer(work, id)
  })
}

/**
 * Brings prices into force and turns off those that were, in one write.
 * @throws 409 when they are in force already
 */
export function activateConfigPrix(deps: Deps, caller: Caller, id: number): Promise<ConfigPrixInForce> {
  return write(deps, caller, async (work) => {
    const row = await mustFindConfigPrix(work.trx, caller, 'update', id)
    if (row.is_active === 1) throw wrongState()
    const replaced = await turnOffCurrent(work, row.idAutoEcole, row.idPermi)
    await turn(work, row, 1)
    return { ...(await answer(work, id)), replaced }
  })
}

/** Turns prices off. @throws 409 when they are off already */
export function deactivateConfigPrix(deps: Deps, caller: Caller, id: number): Promise<ConfigPrix> {
  return write(deps, caller, async (work) => {
    const row = await mustFindConfigPrix(work.trx, caller, 'update', id)
    if (row.is_active === 0) throw wrongState()
    await turn(work, row, 0)
    return answer(work, id)
  })
}

/** Deletes former prices. @throws 409 while they are in force, or when enrolments were made from them */
export function deleteConfigPrix(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async (work) => {
    const row = await mustFindConfigPrix(work.trx, caller, 'manage', id)
    await refuseEnrolled(work.trx, 'idConfigPrix', id)
    if (row.is_active === 1) throw new HttpError(409, 'tarif_active')
    await removeConfigPrix(work.trx, id)
    await logPrices(work, row, 'delete', { before: { idPermi: row.idPermi, ...fieldsOf(row) } })
  })
}
