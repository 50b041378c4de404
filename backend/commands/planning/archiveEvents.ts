import { type EvenementRow, plannedAhead, removeCandidat } from '../../database/planning/evenement'
import { releaseOne } from '../../database/planning/occupation'
import { eventsToCancel } from '../../errors'
import type { Write } from '../write'
import { cancelPlanned, logEvenement } from './evenement/evenement'
import { notifyPeople } from './evenement/evenementNews'

/** The person who leaves: a candidate or an instructor. */
type Leaver = { candidat: number } | { moniteur: number }

async function cancelForAll(work: Write, event: EvenementRow): Promise<void> {
  await cancelPlanned(work, event, null)
  await notifyPeople(work, event, 'lesson_cancelled')
}

/** Takes a candidate out of an event. An hour with other candidates stays planned; any other event is cancelled. */
export async function leaveOne(work: Write, event: EvenementRow, candidat: number): Promise<void> {
  const { trx, now } = work
  if (event.candidats.length === 1) return cancelForAll(work, event)
  await releaseOne(trx, event.id, 'candidat', candidat)
  await removeCandidat(trx, event.id, candidat, now)
  await logEvenement(work, 'update', event.id, event)
}

/**
 * Takes an archived person out of their planned events.
 * @throws 409 `events_ahead` with the number of events and the first few, unless `annuler` allows cancelling them
 */
export async function leaveEvents(work: Write, leaver: Leaver, annuler: boolean): Promise<void> {
  const ahead = await plannedAhead(work.trx, leaver, work.now)
  if (ahead.length > 0 && !annuler) throw eventsToCancel(ahead)
  for (const event of ahead) {
    if ('candidat' in leaver) await leaveOne(work, event, leaver.candidat)
    else await cancelForAll(work, event)
  }
}
