import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../caller'
import { activePackage, findAutoEcole } from '../database/plateforme/autoecole'
import type { Deps } from '../deps'
import { HttpError } from '../errors'
import { type ReadOnlyReason, readOnlyReason } from '../rules/plateforme/autoecole'

const CODES = {
  PENDING: 'read_only_pending',
  REFUSED: 'read_only_refused',
  SUSPENDED: 'read_only_suspended',
  NO_PACKAGE: 'read_only_no_package',
} as const

/** The current state of a school: its row, its running package and the reason when it is read-only. */
export async function schoolState({ db, clock }: Deps, idAutoEcole: number) {
  const ecole = await findAutoEcole(db, idAutoEcole)
  if (!ecole) return null
  const running = (await activePackage(db, idAutoEcole, dayIn(clock(), ecole.pays))) ?? null
  const lectureSeule: ReadOnlyReason | null = readOnlyReason({
    statut: ecole.statut,
    approuveLe: ecole.approuveLe,
    packageFin: running?.dateFin ?? null,
  })
  return { ecole, running, lectureSeule }
}

/** @throws 423 when the caller's school may not write */
export async function refuseReadOnly(deps: Deps, caller: Caller): Promise<void> {
  if (caller.idAutoEcole === null) return
  const state = await schoolState(deps, caller.idAutoEcole)
  if (state?.lectureSeule) throw new HttpError(423, CODES[state.lectureSeule])
}
