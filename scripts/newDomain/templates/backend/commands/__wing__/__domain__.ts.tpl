import {
  type __Domain__,
  type __Domain__Input,
  type __Domain__Update,
  __domain__Input,
} from '@contract/__wing__/__domain__'
import type { Caller } from '../../caller'
import {
  type __Domain__Row,
  find__Domain__,
  insert__Domain__,
  update__Domain__,
} from '../../database/__wing__/__domain__'
import { logChange } from '../../database/ecole/historique'
import type { Db, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, stale, wrongState } from '../../errors'
import { present__Domain__ } from '../../presenters/__wing__/__domain__'
import { schoolOf, type Write, write } from '../write'

/** @throws 404 when there is no such record for this caller */
export async function mustFind__Domain__(
  db: Db | Trx,
  caller: Caller,
  action: 'read' | 'update' | 'archive',
  id: number,
): Promise<__Domain__Row> {
  const row = await find__Domain__(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<__Domain__> =>
  present__Domain__(await mustFind__Domain__(trx, caller, 'read', id))

/** The form's fields of a row. */
const inputOf = (row: __Domain__Row): __Domain__Input => __domain__Input.strip().parse(present__Domain__(row))

export function create__Domain__(deps: Deps, caller: Caller, input: __Domain__Input): Promise<__Domain__> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const id = await insert__Domain__(trx, input, idAutoEcole, now)
    await logChange(trx, caller, now, { entite: '__domain__', id, idAutoEcole, action: 'create', after: input })
    return answer(work, id)
  })
}

/** @throws 409 with the current record, when somebody else has saved it since it was read */
export function save__Domain__(deps: Deps, caller: Caller, id: number, body: __Domain__Update): Promise<__Domain__> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFind__Domain__(trx, caller, 'update', id)
    if (row.version !== version) throw stale(present__Domain__(row))
    await update__Domain__(trx, id, input, now)
    const change = { entite: '__domain__', id, idAutoEcole: row.idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: inputOf(row), after: input })
    return answer(work, id)
  })
}

/** Archives or unarchives a record. @throws 409 when somebody else has done it already */
export function archive__Domain__(deps: Deps, caller: Caller, id: number, archived: 0 | 1): Promise<__Domain__> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFind__Domain__(trx, caller, 'archive', id)
    if (row.archived === archived) throw wrongState()
    await update__Domain__(trx, id, { archived }, now)
    const action = archived ? 'archive' : 'unarchive'
    await logChange(trx, caller, now, { entite: '__domain__', id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}
