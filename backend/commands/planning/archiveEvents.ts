import { type EvenementRow, plannedAhead, removeCandidat } from '../../database/planning/evenement'
import { releaseOne } from '../../database/planning/occupation'
import { eventsToCancel } from '../../errors'
import type { Write } from '../write'
import { cancelPlanned, logEvenement } from './evenement/evenement'
import { tellPeople } from './evenement/evenementNews'

/** Whoever leaves: one of the two. */
type Leaver = { candidat: number } | { moniteur: number }

async function cancelForAll(work: Write, event: EvenementRow): Promise<void> {
  await cancelPlanned(work, event, null)
  await tellPeople(work, event, 'lesson_cancelled')
}

/** A candidate leaves an event: an hour that others share goes on without it, any other is cancelled. */
export async function leaveOne(work: Write, event: EvenementRow, candidat: number): Promise<void> {
  const { trx, now } = work
  if (event.candidats.length === 1) return cancelForAll(work, event)
  await releaseOne(trx, event.id, 'candidat', candidat)
  await removeCandidat(trx, event.id, candidat, now)
  await logEvenement(work, 'update', event.id, event)
}

/**
 * Takes somebody who is archived out of what is planned from now on.
 * @throws 409 `events_ahead` with their number and the first few, unless they are to be cancelled in the same step
 */
export async function leaveEvents(work: Write, leaver: Leaver, annuler: boolean): Promise<void> {
  const ahead = await plannedAhead(work.trx, leaver, work.now)
  if (ahead.length > 0 && !annuler) throw eventsToCancel(ahead)
  for (const event of ahead) {
    if ('candidat' in leaver) await leaveOne(work, event, leaver.candidat)
    else await cancelForAll(work, event)
  }
}
