import { ETAPES } from '@contract/planning/evenement'
import {
  type Examinateur,
  type ExaminateurInput,
  type ExaminateurUpdate,
  examinateurInput,
} from '@contract/planning/examinateur'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { logChange } from '../../database/ecole/historique'
import {
  type ExaminateurRow,
  findExaminateur,
  insertExaminateur,
  plannedBy,
  updateExaminateur,
} from '../../database/planning/examinateur'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { eventsAhead, notFound, stale, wrongState } from '../../errors'
import { presentExaminateur } from '../../presenters/planning/examinateur'
import { schoolOf, type Write, write } from '../write'

/** @throws 404 when there is no such examiner for this caller */
export async function mustFindExaminateur(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'archive',
  id: number,
): Promise<ExaminateurRow> {
  const row = await findExaminateur(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<Examinateur> =>
  presentExaminateur(await mustFindExaminateur(trx, caller, 'read', id))

/** The form's fields of a row. */
const inputOf = (row: ExaminateurRow): ExaminateurInput => examinateurInput.strip().parse(presentExaminateur(row))

export function createExaminateur(deps: Deps, caller: Caller, input: ExaminateurInput): Promise<Examinateur> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const id = await insertExaminateur(trx, input, idAutoEcole, now)
    await logChange(trx, caller, now, { entite: 'examinateur', id, idAutoEcole, action: 'create', after: input })
    return answer(work, id)
  })
}

/**
 * @throws 409 with the current record, when somebody else has saved it since it was read, or when it removes a stage
 *   with a planned exam
 */
export function saveExaminateur(deps: Deps, caller: Caller, id: number, body: ExaminateurUpdate): Promise<Examinateur> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindExaminateur(trx, caller, 'update', id)
    const before = inputOf(row)
    if (row.version !== version) throw stale(presentExaminateur(row))
    const given = before.etapes.filter((etape) => !input.etapes.includes(etape))
    const aVenir = await plannedBy(trx, id, now, given)
    if (aVenir > 0) throw eventsAhead(aVenir)
    await updateExaminateur(trx, id, input, now)
    const change = { entite: 'examinateur', id, idAutoEcole: row.idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before, after: input })
    return answer(work, id)
  })
}

/**
 * Archives or unarchives an examiner.
 * @throws 409 when somebody else has done it already, or while exams are planned
 */
export function archiveExaminateur(deps: Deps, caller: Caller, id: number, archived: Bit): Promise<Examinateur> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindExaminateur(trx, caller, 'archive', id)
    if (row.archived === archived) throw wrongState()
    const aVenir = archived ? await plannedBy(trx, id, now, ETAPES) : 0
    if (aVenir > 0) throw eventsAhead(aVenir)
    await updateExaminateur(trx, id, { archived }, now)
    const action = archived ? 'archive' : 'unarchive'
    await logChange(trx, caller, now, { entite: 'examinateur', id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}
