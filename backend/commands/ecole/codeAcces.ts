import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  CODE_MAX_DAYS,
  type CodeAcces,
  type CodeAccesLot,
  type CodeAccesUpdate,
  type LotAnswer,
} from '@contract/ecole/codeAcces'
import { randomInt } from '../../auth/crypto'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import {
  type CodeAccesRow,
  candidatsOf,
  codesTaken,
  findCodeAcces,
  findCodesAcces,
  insertCodesAcces,
  updateCodeAcces,
  withRunningCode,
} from '../../database/ecole/codeAcces'
import { logChange, logChanges } from '../../database/ecole/historique'
import type { Conn, Trx } from '../../database/schema'
import { beyondSchool } from '../../database/transact'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, stale, wrongState } from '../../errors'
import { presentCodeAcces } from '../../presenters/ecole/codeAcces'
import { schoolOf, type Write, write } from '../write'

const ENTITE = 'codeAcces'

/** @throws 404 when there is no such code for this caller */
export async function mustFindCodeAcces(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<CodeAccesRow> {
  const row = await findCodeAcces(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

const todayOf = ({ moment, caller }: Write) => dayIn(moment, caller.pays)

const answer = async (work: Write, id: number): Promise<CodeAcces> =>
  presentCodeAcces(await mustFindCodeAcces(work.trx, work.caller, 'read', id), todayOf(work))

/** @throws 422 for a last day in the past, or beyond the maximum validity */
function refuseDay(work: Write, dateExpiration: string): void {
  const today = todayOf(work)
  if (dateExpiration < today) throw invalid({ dateExpiration: 'too_past' })
  if (dateExpiration > addDays(today, CODE_MAX_DAYS)) throw invalid({ dateExpiration: 'too_far' })
}

const drawCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** Draws `count` codes that are not in use. */
async function drawCodes(trx: Trx, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length: count - codes.size }, drawCode)
    // A code is unique on the whole platform.
    const taken = await beyondSchool(trx, () => codesTaken(trx, drawn))
    for (const code of drawn) if (!taken.has(code)) codes.add(code)
  }
  return [...codes]
}

/** @throws 409 with the candidates who already have a running code: a second one would be lost */
const refuseRunning = (candidats: { id: number; nom: string }[]): never => {
  throw new HttpError(409, 'code_running', { details: { candidats } })
}

/** The candidates of new codes. @throws 422 for one of another school, or archived */
async function candidatsFor({ trx, caller }: Write, ids: number[], field: (index: number) => string) {
  const known = new Map((await candidatsOf(trx, schoolOf(caller), ids)).map((one) => [one.id, one]))
  return ids.map((id, index) => {
    const one = known.get(id)
    if (!one) throw invalid({ [field(index)]: 'unknown' })
    if (one.archived) throw invalid({ [field(index)]: 'archived' })
    return { id, nom: `${one.prenom} ${one.nom}` }
  })
}

async function make(work: Write, idCandidats: number[], dateExpiration: string): Promise<CodeAcces[]> {
  const { trx, caller, now } = work
  const idAutoEcole = schoolOf(caller)
  if (idCandidats.length === 0) return []
  const codes = await drawCodes(trx, idCandidats.length)
  const values = idCandidats.map((idCandidat, index) => ({
    idAutoEcole,
    idCandidat,
    code: codes[index] ?? '',
    dateExpiration,
  }))
  const rows = await findCodesAcces(trx, await insertCodesAcces(trx, values, now))
  await logChanges(
    trx,
    caller,
    now,
    // The log leaves the code out, because the code grants access.
    rows.map(({ id, idCandidat }) => {
      const after = { idCandidat, dateExpiration, actif: true }
      return { entite: ENTITE, id, idAutoEcole, action: 'create', after }
    }),
  )
  return rows.map((row) => presentCodeAcces(row, todayOf(work)))
}

/**
 * Creates a code for each of several candidates, or none.
 * @throws 422, 409 naming candidates with a running code, unless they are skipped
 */
export function createLot(deps: Deps, caller: Caller, lot: CodeAccesLot): Promise<LotAnswer> {
  return write(deps, caller, async (work) => {
    refuseDay(work, lot.dateExpiration)
    const ids = [...new Set(lot.idCandidats)]
    const people = await candidatsFor(work, ids, (index) => `idCandidats.${index}`)
    const running = await withRunningCode(work.trx, ids, todayOf(work))
    const avecCode = people.filter(({ id }) => running.has(id))
    if (avecCode.length > 0 && !lot.sauter) refuseRunning(avecCode)
    const wanted = ids.filter((id) => !running.has(id))
    return { data: await make(work, wanted, lot.dateExpiration), avecCode }
  })
}

/** Creates a code for one candidate. @throws 422, 409 when they already have a running code */
export function createCodeAcces(
  deps: Deps,
  caller: Caller,
  { idCandidat, dateExpiration }: { idCandidat: number; dateExpiration: string },
): Promise<CodeAcces> {
  return write(deps, caller, async (work) => {
    refuseDay(work, dateExpiration)
    const people = await candidatsFor(work, [idCandidat], () => 'idCandidat')
    const running = await withRunningCode(work.trx, [idCandidat], todayOf(work))
    if (running.size > 0) refuseRunning(people)
    const [made] = await make(work, [idCandidat], dateExpiration)
    if (!made) throw new Error('A code was not made')
    return made
  })
}

type Change = { actif: Bit } | { dateExpiration: string }

/** Changes a code and logs it; refuses a second running code of the same candidate. */
async function change(work: Write, row: CodeAccesRow, set: Change, action: string): Promise<CodeAcces> {
  const { trx, caller, now } = work
  const after = { actif: row.actif, dateExpiration: row.dateExpiration, ...set }
  const today = todayOf(work)
  if (after.actif && after.dateExpiration >= today) {
    const running = await withRunningCode(trx, [row.idCandidat], today, row.id)
    if (running.size > 0) refuseRunning([{ id: row.idCandidat, nom: `${row.prenom} ${row.nom}` }])
  }
  await updateCodeAcces(trx, row.id, set, now)
  await logChange(trx, caller, now, {
    entite: ENTITE,
    id: row.id,
    idAutoEcole: row.idAutoEcole,
    action,
    before: { actif: row.actif === 1, dateExpiration: row.dateExpiration },
    after: { actif: after.actif === 1, dateExpiration: after.dateExpiration },
  })
  return answer(work, row.id)
}

/** Sets another last day. @throws 409 with the current code, when somebody saved it since it was read */
export function saveCodeAcces(deps: Deps, caller: Caller, id: number, body: CodeAccesUpdate): Promise<CodeAcces> {
  return write(deps, caller, async (work) => {
    const row = await mustFindCodeAcces(work.trx, caller, 'update', id)
    if (row.version !== body.version) throw stale(presentCodeAcces(row, todayOf(work)))
    refuseDay(work, body.dateExpiration)
    return change(work, row, { dateExpiration: body.dateExpiration }, 'update')
  })
}

/** Deactivates or reactivates a code. @throws 409 when somebody else has done it already */
export function activateCodeAcces(deps: Deps, caller: Caller, id: number, actif: Bit): Promise<CodeAcces> {
  return write(deps, caller, async (work) => {
    const row = await mustFindCodeAcces(work.trx, caller, 'update', id)
    if (row.actif === actif) throw wrongState()
    return change(work, row, { actif }, actif ? 'activate' : 'deactivate')
  })
}
