import type { ImportUndo, KeptReason } from '@contract/ecole/import/candidatImport'
import type { Caller } from '../../caller'
import { findImport, noteUndone } from '../../database/ecole/candidat/import'
import {
  deleteCandidats,
  type Former,
  groupeOf,
  heldAsTheyAre,
  type Imported,
  importedPeople,
  linesOfImport,
  standingOn,
} from '../../database/ecole/candidat/importUndo'
import { logChange } from '../../database/ecole/historique'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { schoolOf, type Write, write } from '../write'
import { changeCandidat, inputOf, mustFind } from './candidat'

type Lines = Awaited<ReturnType<typeof linesOfImport>>

/** The candidates to remove, to restore and to keep. */
interface Plan {
  removing: Imported[]
  restoring: Former[]
  kept: ImportUndo['kept']
}

const NOTHING: Plan = { removing: [], restoring: [], kept: [] }

/** Each changed candidate, with the values from before the first change. */
function formersOf(lines: Lines): Former[] {
  const formers = new Map<number, Former['before']>()
  for (const { idEntite, action, before } of lines) {
    if (action !== 'update' || before === null) continue
    formers.set(idEntite, { ...JSON.parse(before), ...formers.get(idEntite) })
  }
  return [...formers].map(([id, before]) => ({ id, before }))
}

interface Asked {
  groupe: number
  idAutoEcole: number
  now: string
}

async function planOf(db: Conn, { groupe, idAutoEcole, now }: Asked): Promise<Plan> {
  const lines = await linesOfImport(db, idAutoEcole, groupe)
  const created = lines.filter(({ action }) => action === 'create').map(({ idEntite }) => idEntite)
  const former = formersOf(lines)
  const added = await importedPeople(db, created)
  const standing = await standingOn(db, created, groupe)
  const removing = added.filter((person) => !standing.has(person.id))
  const going = new Set(removing.map((person) => person.id))
  const held = await heldAsTheyAre(db, former, { idAutoEcole, groupe, now, going })
  const changed = await importedPeople(db, [...held.keys()])
  const keptBy = (people: Imported[], reasons: Map<number, KeptReason>) =>
    people.flatMap((person) => {
      const reason = reasons.get(person.id)
      return reason ? [{ idCandidat: person.id, nom: `${person.prenom} ${person.nom}`, reason }] : []
    })
  return {
    removing,
    restoring: former.filter((one) => !held.has(one.id)),
    kept: [...keptBy(added, standing), ...keptBy(changed, held)],
  }
}

type Done = Pick<ImportUndo, 'undoneAt' | 'removed' | 'restored' | 'kept'>

const countsOf = ({ removing, restoring, kept }: Plan) => ({
  removed: removing.length,
  restored: restoring.length,
  kept,
})

/** The effect of undoing an import, planned or done. @throws 404 for an import of another school */
export async function readImportUndo(deps: Deps, caller: Caller, id: number): Promise<ImportUndo> {
  const idAutoEcole = schoolOf(caller)
  const row = await findImport(deps.db, idAutoEcole, id)
  if (!row) throw notFound()
  const { fichier } = row
  if (row.annulation !== null) {
    const done: Done = JSON.parse(row.annulation)
    return { id, fichier, possible: false, ...done }
  }
  const groupe = await groupeOf(deps.db, id)
  const now = deps.clock().toISOString()
  const plan = groupe === undefined ? NOTHING : await planOf(deps.db, { groupe, idAutoEcole, now })
  const possible = plan.removing.length + plan.restoring.length > 0
  return { id, fichier, possible, undoneAt: null, ...countsOf(plan) }
}

async function restore(work: Write, { id, before }: Former, groupe: number): Promise<void> {
  const row = await mustFind(work.trx, work.caller, 'update', id)
  await changeCandidat(work, row, { ...inputOf(row), ...before }, groupe)
}

/**
 * Undoes an import in one transaction: removes the added candidates with their accounts, and restores the changed
 * ones. Candidates with dependent records, or changed since, are kept and named.
 * @throws 404 for an import of another school, 409 when it was undone already or there is nothing to undo
 */
export function undoImport(deps: Deps, caller: Caller, id: number): Promise<ImportUndo> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await findImport(trx, idAutoEcole, id)
    if (!row) throw notFound()
    const groupe = await groupeOf(trx, id)
    if (groupe === undefined || row.annulation !== null) throw wrongState()
    const plan = await planOf(trx, { groupe, idAutoEcole, now })
    if (plan.removing.length + plan.restoring.length === 0) throw wrongState()
    // Remove first: a restored candidate may need an identity number of a removed one.
    await deleteCandidats(trx, plan.removing)
    for (const former of plan.restoring) await restore(work, former, groupe)
    const done: Done = { undoneAt: now, ...countsOf(plan) }
    await noteUndone(trx, id, done, now)
    const after = { fichier: row.fichier, removed: done.removed, restored: done.restored, kept: done.kept.length }
    await logChange(trx, caller, now, { entite: 'import', id, idAutoEcole, action: 'undo', after })
    return { id, fichier: row.fichier, possible: false, ...done }
  })
}
