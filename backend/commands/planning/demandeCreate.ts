import { addDays } from '@contract/clock/days'
import { minutesBetween } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import type { FieldErrors } from '@contract/errors'
import { type Demande, type DemandeInput, MAX_PENDING } from '@contract/planning/demande'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { insertDemande, officeOf, pendingOf, setDemande, voeuxOf } from '../../database/planning/demande'
import { reglagesOf } from '../../database/planning/occupation'
import type { Deps } from '../../deps'
import { HttpError, invalid, wrongState } from '../../errors'
import { creneauFaults } from '../../rules/planning/demande'
import { judgeOpenings } from '../../rules/planning/openings'
import { takenAmong } from '../../rules/planning/taken'
import { type Write, write } from '../write'
import { logDemande, mustFindDemande } from './demande'
import { demandeurOf, mustBeCandidat } from './demandeur'
import { daysOf, findOpenings, type Learner, openingFacts, staffOf } from './openings'

/** The page on which the school answers requests. */
const REQUESTS = { place: 'demandes' } as const
/** Days of free slots offered when a requested time is no longer possible. */
const TOLD_DAYS = 7

/** The faults of the requested times, by field. */
async function slotFaults({ trx, caller }: Write, learner: Learner, { calendar, creneaux }: DemandeInput) {
  const staff = await staffOf(trx, learner, calendar)
  const facts = await openingFacts(trx, learner, staff, daysOf(creneaux, caller.pays))
  const judge = judgeOpenings(calendar, facts)
  const errors: FieldErrors = {}
  for (const [index, slot] of creneaux.entries()) {
    const { fault, moniteurs } = judge(slot)
    const { idMoniteur } = slot
    const isKnown = idMoniteur === null || staff.moniteurs.some(({ id }) => id === idMoniteur)
    const isFree = idMoniteur === null || moniteurs.includes(idMoniteur)
    if (!isKnown) errors[`creneaux.${index}.idMoniteur`] = 'unknown'
    else if (fault ?? (isFree ? null : 'not_free')) errors[`creneaux.${index}.start`] = fault ?? 'not_free'
  }
  return errors
}

/** Free slots around the first time at which nobody is free any more. */
async function openingsInstead(
  { trx, caller, moment }: Write,
  learner: Learner,
  input: DemandeInput,
  errors: FieldErrors,
) {
  const gone = input.creneaux.find((_, index) => errors[`creneaux.${index}.start`] === 'not_free')
  if (!gone) return undefined
  const from = dayIn(new Date(gone.start), caller.pays)
  const query = { calendar: input.calendar, minutes: minutesBetween(gone.start, gone.end) }
  return findOpenings(
    trx,
    { learner, moment, pays: caller.pays },
    { ...query, from, to: addDays(from, TOLD_DAYS - 1), idMoniteur: gone.idMoniteur ?? undefined },
  )
}

/**
 * Creates a request for a lesson, with up to three times at which it could be planned.
 * @throws 403, 409 with too many pending requests, 422; with free slots when somebody else was faster
 */
export function createDemande(deps: Deps, caller: Caller, input: DemandeInput): Promise<Demande> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const own = await demandeurOf(trx, caller, input.idCandidat)
    const early = creneauFaults(input.creneaux, moment, await reglagesOf(trx, own.idAutoEcole))
    if (Object.keys(early).length > 0) throw invalid(early)
    if ((await pendingOf(trx, own.id)).length >= MAX_PENDING) throw new HttpError(409, 'demandes_full')
    const faults = await slotFaults(work, own, input)
    if (Object.keys(faults).length > 0) throw invalid(faults, await openingsInstead(work, own, input, faults))
    const { calendar, note } = input
    const wish = { idAutoEcole: own.idAutoEcole, idCandidat: own.id, creneaux: JSON.stringify(input.creneaux) }
    const id = await insertDemande(trx, { ...wish, calendar, note }, now)
    const params = { nom: `${own.prenom} ${own.nom}`, calendar }
    const office = (await officeOf(trx, own.idAutoEcole)).filter((id) => id !== caller.id)
    await notify(trx, office, { kind: 'demande_made', params, target: REQUESTS }, now)
    return logDemande(work, 'create', id, { note })
  })
}

/**
 * Undoes a withdrawal: the request is pending again, with its old position. Requires only a time still ahead that no
 * other request of the candidate names; the school decides whether it is possible.
 * @throws 403, 404, 409 when it was not withdrawn or is over, 409 with too many pending requests
 */
export function reopenDemande(deps: Deps, caller: Caller, id: number): Promise<Demande> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await mustBeCandidat(trx, caller)
    const row = await mustFindDemande(trx, caller, 'update', id)
    const voeux = voeuxOf(row)
    const waiting = await pendingOf(trx, row.idCandidat)
    const isAhead = voeux.some(({ start }) => start > now)
    const isAskedAgain = voeux.some(takenAmong(waiting.flat()))
    // A withdrawn request whose lesson was cancelled with it cannot become pending again.
    if (row.statut !== 'CANCELLED' || row.idEvenement !== null || !isAhead || isAskedAgain) throw wrongState()
    if (waiting.length >= MAX_PENDING) throw new HttpError(409, 'demandes_full')
    await setDemande(trx, id, { statut: 'PENDING' }, now)
    return logDemande(work, 'reopen_demande', id, { was: 'CANCELLED' })
  })
}
