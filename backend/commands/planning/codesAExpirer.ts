import { type Dashboard, EXPIRING_ROWS } from '@contract/ecole/dashboard'
import type { Caller } from '../../caller'
import { facesOf } from '../../database/ecole/candidat/person'
import { endingCodes } from '../../database/planning/parcours/endingCodes'
import type { Db } from '../../database/schema'
import { codeValidity, nextStage } from '../../rules/planning/parcours/parcours'
import { schoolOf } from '../write'

/** Number of days before a passed code exam lapses in which it is listed: enough to plan the practical exam. */
const CODE_DAYS = 60

type CodesAExpirer = NonNullable<Dashboard['codesAExpirer']>
type Ending = Omit<CodesAExpirer[number], 'nom' | 'prenom' | 'photo'>

/** The code exams that lapse soon, the first to lapse first, without candidates whose next exam is planned. */
async function endingOf(db: Db, caller: Caller, today: string): Promise<Ending[]> {
  const { pays } = caller
  const dossiers = await endingCodes(db, { idAutoEcole: schoolOf(caller), pays, today, days: CODE_DAYS })
  const ending = dossiers.flatMap(({ id, ...dossier }) => {
    const context = { ...dossier, today }
    const code = codeValidity(context)
    return code && code.jours <= CODE_DAYS ? [{ id, code, context }] : []
  })
  ending.sort((one, other) => one.code.jours - other.code.jours || one.id - other.id)
  const found: Ending[] = []
  // Computing the next stage takes many steps, so it stops when the rows are full.
  for (const { id, code, context } of ending) {
    if (found.length === EXPIRING_ROWS) break
    const next = nextStage(context)
    if (next?.planned === null) found.push({ id, ...code, etape: next.etape, premiereDate: next.premiereDate })
  }
  return found
}

/** Passed code exams that lapse soon while the next exam is not planned: a new code exam would cost money and weeks. */
export async function codesAExpirer(db: Db, caller: Caller, today: string): Promise<CodesAExpirer | null> {
  if (!caller.ability.can('create', 'Evenement')) return null
  const found = await endingOf(db, caller, today)
  const faces = await facesOf(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap((row) => {
    const face = faces.get(row.id)
    return face ? [{ ...face, ...row }] : []
  })
}
