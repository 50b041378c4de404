import { addMinutes } from '@contract/clock/moments'
import type { Offre } from '@contract/planning/attente'
import type { EvenementInput } from '@contract/planning/evenement'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { logChange } from '../../database/ecole/historique'
import { setAttente } from '../../database/planning/attente'
import {
  declineOf,
  findOffre,
  insertOffres,
  listOffres,
  type OffreRow,
  offresOf,
  setOffres,
} from '../../database/planning/attenteOffre'
import { officeOf } from '../../database/planning/demande'
import type { EvenementRow } from '../../database/planning/evenement'
import { reglagesOf } from '../../database/planning/occupation'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, wrongState } from '../../errors'
import { presentOffre, statutOf } from '../../presenters/planning/attente'
import { type Write, write } from '../write'
import { rankedFor } from './attenteRemplacants'
import { mustBeCandidat } from './demandeur'
import { mustFindEvenement, planEvenement } from './evenement/evenement'

const OWN_FILE = { place: 'fiche' } as const

/** The parameters of notifications about an offer. */
const paramsOf = ({ calendar, start }: Pick<EvenementRow, 'calendar' | 'start'>) => ({ calendar, quand: start })

/** The moment at which an offer expires: at the latest when the lesson begins. */
const expiryOf = (now: string, minutes: number, start: string) => {
  const end = addMinutes(now, minutes)
  return end < start ? end : start
}

/**
 * Offers the slot of a cancelled lesson to waiting candidates; one with an open offer of it keeps that offer.
 * @throws 404, 409 when the slot is not free, 422 naming candidates whom it does not suit
 */
export function offrirCreneau(deps: Deps, caller: Caller, id: number, idAttentes: number[]): Promise<Offre[]> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const event = await mustFindEvenement(trx, caller, 'update', id)
    const { people } = await rankedFor(trx, event, caller.pays, moment)
    const faults = idAttentes.flatMap((wanted, index) =>
      people.some(({ idAttente }) => idAttente === wanted) ? [] : [[`idAttentes.${index}`, 'unknown'] as const],
    )
    if (faults.length > 0) throw invalid(Object.fromEntries(faults))
    const chosen = people.filter(({ idAttente, offre }) => idAttentes.includes(idAttente) && offre !== 'OFFERED')
    const { offreMinutes } = await reglagesOf(trx, event.idAutoEcole)
    const expiresAt = expiryOf(now, offreMinutes, event.start)
    const { idAutoEcole } = event
    await insertOffres(
      trx,
      chosen.map(({ idAttente, idCandidat, rang, raisons }) => {
        return { idAutoEcole, idAttente, idCandidat, idOrigine: id, rang, raisons: JSON.stringify(raisons), expiresAt }
      }),
      now,
    )
    const accounts = chosen.map(({ row }) => row.idUtilisateur)
    await notify(trx, accounts, { kind: 'offre_made', params: paramsOf(event), target: OWN_FILE }, now)
    for (const { idAttente, rang } of chosen) {
      const after = { offre: event.start, rang }
      await logChange(trx, caller, now, { entite: 'attente', id: idAttente, idAutoEcole, action: 'update', after })
    }
    return (await listOffres(trx, caller, id, now)).map((row) => presentOffre(row, now))
  })
}

/** An offer to the caller that can still be answered. @throws 403, 404, 409 with its final status */
async function mustBeOpen({ trx, caller, now }: Write, id: number): Promise<OffreRow> {
  await mustBeCandidat(trx, caller)
  const row = await findOffre(trx, caller, 'update', id)
  if (!row) throw notFound()
  const statut = statutOf(row, now)
  if (statut === 'EXPIRED') throw new HttpError(409, 'offre_expired')
  if (statut === 'LOST') throw new HttpError(409, 'offre_taken')
  if (statut !== 'OFFERED') throw wrongState()
  return row
}

/** The lesson that replaces the cancelled one. */
const lessonOf = ({ calendar, start, end, idCandidat, idMoniteur, idVehicule, lieu }: OffreRow): EvenementInput => {
  const people = { idCandidats: [idCandidat], idMoniteur, idVehicule, idExaminateur: null }
  const extendedProps = { calendar, ...people, lieu, note: null }
  return { title: null, start, end, allDay: false, extendedProps }
}

/** Plans the offered lesson with all checks. A clash becomes `offre_taken`: the candidate must not see its details. */
async function planOffered(work: Write, offer: OffreRow): Promise<EvenementRow> {
  try {
    return await planEvenement(work, offer.idAutoEcole, lessonOf(offer))
  } catch (error) {
    throw error instanceof HttpError && error.code === 'clash' ? new HttpError(409, 'offre_taken') : error
  }
}

/** Notifies the other candidates that the slot is taken. */
async function loseOthers({ trx, now }: Write, taken: OffreRow): Promise<void> {
  const others = (await offresOf(trx, taken.idOrigine)).filter(
    (offer) => offer.id !== taken.id && statutOf(offer, now) === 'OFFERED',
  )
  const ids = others.map(({ id }) => id)
  await setOffres(trx, ids, { statut: 'LOST' }, now)
  const accounts = [...new Set(others.map(({ idUtilisateur }) => idUtilisateur))]
  await notify(trx, accounts, { kind: 'offre_lost', params: paramsOf(taken), target: OWN_FILE }, now)
}

/**
 * A candidate accepts an offered slot; the first one gets it. In one transaction the lesson is planned, the candidate
 * leaves the waiting list and declines the other offers of that entry, and the other candidates are notified.
 * @throws 403, 404, 409 `offre_expired`, `offre_taken`, or when it was answered
 */
export function acceptOffre(deps: Deps, caller: Caller, id: number): Promise<Offre> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const offer = await mustBeOpen(work, id)
    const event = await planOffered(work, offer)
    await setOffres(trx, [id], { statut: 'ACCEPTED', idEvenement: event.id }, now)
    await setAttente(trx, offer.idAttente, 'SERVED', now)
    await declineOf(trx, offer.idAttente, now)
    await loseOthers(work, offer)
    const params = { nom: `${offer.prenom} ${offer.nom}`, ...paramsOf(offer) }
    const office = await officeOf(trx, offer.idAutoEcole)
    await notify(trx, office, { kind: 'offre_accepted', params, target: { place: 'calendrier' } }, now)
    await logAnswer(work, offer, 'accept', 'SERVED')
    return answered(work, id)
  })
}

/** @throws as {@link acceptOffre} */
export function declineOffre(deps: Deps, caller: Caller, id: number): Promise<Offre> {
  return write(deps, caller, async (work) => {
    const offer = await mustBeOpen(work, id)
    await setOffres(work.trx, [id], { statut: 'DECLINED' }, work.now)
    await logAnswer(work, offer, 'refuse', 'ACTIVE')
    return answered(work, id)
  })
}

async function logAnswer(work: Write, offer: OffreRow, action: 'accept' | 'refuse', statut: string): Promise<void> {
  const { trx, caller, now } = work
  const change = { entite: 'attente', id: offer.idAttente, idAutoEcole: offer.idAutoEcole, action } as const
  await logChange(trx, caller, now, { ...change, after: { offre: offer.start, statut } })
}

async function answered({ trx, caller, now }: Write, id: number): Promise<Offre> {
  const row = await findOffre(trx, caller, 'read', id)
  if (!row) throw notFound()
  return presentOffre(row, now)
}
