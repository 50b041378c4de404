import { dayIn } from '@contract/clock/wall'
import type { archiveManyAnswer, archiveManyInput } from '@contract/ecole/candidat'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { bit } from '../../database/bit'
import { type Selected, selectByFilter, selectByIds } from '../../database/ecole/candidat/list'
import { setArchived } from '../../database/ecole/candidat/rows'
import { beginGroup, endGroup, logChanges } from '../../database/ecole/historique'
import { plannedOf } from '../../database/planning/plannedEvents'
import type { Deps } from '../../deps'
import { eventsToCancel, notFound, wrongState } from '../../errors'
import { setAccess } from '../compte/accountMessages'
import { leaveEvents } from '../planning/archiveEvents'
import { refuseFull } from '../plateforme/quotas'
import { schoolOf, type Write, write } from '../write'

type Input = z.output<typeof archiveManyInput>

/**
 * The candidates of a selection. @throws 404 when one of the ids is not visible to the caller, 409 when the filter
 * finds other candidates than the user has seen
 */
async function meantBy({ trx, caller, moment }: Write, { archived, selection }: Input): Promise<Selected[]> {
  if ('ids' in selection) {
    const people = await selectByIds(trx, caller, 'archive', selection.ids)
    if (people.length !== new Set(selection.ids).size) throw notFound()
    return people.filter((one) => (one.archived === 1) !== archived)
  }
  const filters = { ...selection.filter, archived: archived ? ('false' as const) : ('true' as const) }
  const people = await selectByFilter(trx, caller, 'archive', { filters, now: moment })
  if (people.length !== selection.count) throw wrongState()
  return people
}

/** Cancels the planned events of the candidates when `annuler` is set. @throws 409 `events_ahead` otherwise */
async function leaveAll(work: Write, ids: number[], annuler: boolean): Promise<void> {
  const { events, people } = await plannedOf(work.trx, ids, work.now)
  if (events.length > 0 && !annuler) throw eventsToCancel(events)
  for (const candidat of people) await leaveEvents(work, { candidat }, true)
}

/** Logs the change; several candidates share one entry, with a line for each. */
async function logArchived({ trx, caller, now }: Write, ids: number[], archived: boolean): Promise<void> {
  const idAutoEcole = schoolOf(caller)
  const action = archived ? 'archive' : 'unarchive'
  const isMany = ids.length > 1
  const whole = { entite: 'selection', id: 0, idAutoEcole, action } as const
  const idGroupe = isMany ? await beginGroup(trx, caller, now, whole) : undefined
  const lines = ids.map((id) => ({ entite: 'candidat' as const, id, idAutoEcole, action, idGroupe }))
  await logChanges(trx, caller, now, lines)
  if (idGroupe !== undefined) await endGroup(trx, idGroupe, { candidats: ids.length })
}

/**
 * Archives or unarchives many candidates in one transaction; those already in that state are skipped.
 * @throws 404, 409 `events_ahead`, 409 when no candidate remains, 423 when the package allows no more candidates
 */
export function archiveCandidats(deps: Deps, caller: Caller, input: Input): Promise<z.input<typeof archiveManyAnswer>> {
  const archived = bit(input.archived)
  return write(deps, caller, async (work) => {
    const people = await meantBy(work, input)
    if (people.length === 0) throw wrongState()
    const ids = people.map(({ id }) => id)
    if (archived) await leaveAll(work, ids, input.annuler)
    else await refuseFull(work, schoolOf(caller), 'candidat', ids.length)
    await setArchived(work.trx, ids, { archived, now: work.now, today: dayIn(work.moment, caller.pays) })
    await setAccess(
      work,
      people.map(({ idUtilisateur }) => idUtilisateur),
      archived,
    )
    await logArchived(work, ids, input.archived)
    return { ids }
  })
}
