import { dayIn } from '@contract/clock/wall'
import type { FieldErrors } from '@contract/errors'
import { isLateToCancel } from '@contract/planning/annulation'
import type { Creneau } from '@contract/planning/clash'
import type { AcceptInput, Demande, DemandeStatut } from '@contract/planning/demande'
import type { EvenementInput } from '@contract/planning/evenement'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { logChange } from '../../database/ecole/historique'
import {
  askedMoniteurs,
  type DemandeRow,
  findDemande,
  officeOf,
  setDemande,
  voeuxOf,
} from '../../database/planning/demande'
import { evenementsById } from '../../database/planning/evenement'
import { reglagesOf } from '../../database/planning/occupation'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, wrongState } from '../../errors'
import { presentDemande } from '../../presenters/planning/demande'
import { type Write, write } from '../write'
import { leaveOne } from './archiveEvents'
import { mustBeCandidat } from './demandeur'
import { planEvenement } from './evenement/evenement'

/** The page on which candidates see their lessons and requests. */
const OWN_FILE = { place: 'fiche' } as const

/** @throws 404 when there is no such request for this caller */
export async function mustFindDemande(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<DemandeRow> {
  const row = await findDemande(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** A pending request. @throws 404, or 409 when it has been answered or withdrawn */
async function mustBePending({ trx, caller }: Write, id: number): Promise<DemandeRow> {
  const row = await mustFindDemande(trx, caller, 'update', id)
  if (row.statut !== 'PENDING') throw wrongState()
  return row
}

/** Logs a change of a request and returns the current request. */
export async function logDemande(
  { trx, caller, now }: Write,
  action: 'create' | 'accept' | 'refuse' | 'cancel' | 'reopen_demande',
  id: number,
  { was = 'PENDING', ...fields }: { was?: DemandeStatut } & Record<string, unknown> = {},
): Promise<Demande> {
  const found = await mustFindDemande(trx, caller, 'read', id)
  const row = presentDemande(found, await askedMoniteurs(trx, [found]))
  const { statut, calendar, candidat } = row
  const before = action === 'create' ? {} : { before: { statut: was } }
  const creneaux = row.creneaux.map(({ start, end, moniteur }) => ({ start, end, ...(moniteur && { moniteur }) }))
  const created = action === 'create' ? { calendar, candidat, creneaux } : {}
  const after = { statut, ...created, ...fields }
  await logChange(trx, caller, now, { entite: 'demande', id, idAutoEcole: found.idAutoEcole, action, ...before, after })
  return row
}

/** The faults of the resulting event, renamed to the fields of the answer's form. */
function ownFaults(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, code]) => [
      path === 'start' ? 'creneau' : path.replace('extendedProps.', ''),
      code,
    ]),
  )
}

/** Plans the lesson of a request. @throws 409 `clash` with free slots, 422 by the fields of the answer */
async function planFor(work: Write, row: DemandeRow, { start, end }: Creneau, input: AcceptInput) {
  const { idMoniteur, idVehicule, lieu } = input
  try {
    const lesson: EvenementInput = {
      title: null,
      start,
      end,
      allDay: false,
      extendedProps: {
        calendar: row.calendar,
        idCandidats: [row.idCandidat],
        idMoniteur,
        idVehicule,
        idExaminateur: null,
        lieu,
        note: row.note,
      },
    }
    // The candidate is notified of the acceptance, so not of the lesson as well.
    return await planEvenement(work, row.idAutoEcole, lesson, [row.idUtilisateur])
  } catch (error) {
    const { errors } = error instanceof HttpError && error.status === 422 ? error.extra : {}
    throw errors ? invalid(ownFaults(errors)) : error
  }
}

/**
 * Accepts one of the slots: the lesson is planned in the same transaction, with all checks.
 * @throws 404, 409 `clash` (the request stays pending), 409 when it was answered, 422
 */
export function acceptDemande(deps: Deps, caller: Caller, id: number, input: AcceptInput): Promise<Demande> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustBePending(work, id)
    const slot = input.autre ?? voeuxOf(row)[input.creneau]
    if (!slot) throw invalid({ creneau: 'unknown' })
    if (slot.start <= now) throw invalid({ creneau: 'too_past' })
    const event = await planFor(work, row, slot, input)
    await setDemande(trx, id, { statut: 'ACCEPTED', idEvenement: event.id, reponduLe: now }, now)
    const params = { calendar: row.calendar, quand: slot.start }
    await notify(trx, [row.idUtilisateur], { kind: 'demande_accepted', params, target: OWN_FILE }, now)
    return logDemande(work, 'accept', id, { start: slot.start })
  })
}

/** @throws 404, 409 when it was answered */
export function refuseDemande(deps: Deps, caller: Caller, id: number, motif: string): Promise<Demande> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustBePending(work, id)
    await setDemande(trx, id, { statut: 'REFUSED', motif, reponduLe: now }, now)
    // A candidate may wait for the answers to several requests: the preferred slot tells which one is meant.
    const [wish] = voeuxOf(row)
    const asked = { calendar: row.calendar, motif }
    const params = wish ? { ...asked, context: 'dated', quand: wish.start } : asked
    await notify(trx, [row.idUtilisateur], { kind: 'demande_refused', params, target: OWN_FILE }, now)
    return logDemande(work, 'refuse', id, { motif })
  })
}

/** Cancels the lesson of a request for its candidate. @throws 409 when it is no longer planned, 409 `too_late` */
async function giveUp(work: Write, row: DemandeRow): Promise<void> {
  const { trx, now } = work
  const [event] = row.idEvenement === null ? [] : await evenementsById(trx, [row.idEvenement])
  const takesPart = event?.candidats.some(({ id }) => id === row.idCandidat)
  if (event?.status !== 'PLANNED' || !takesPart) throw wrongState()
  const { annulationHeures } = await reglagesOf(trx, row.idAutoEcole)
  if (isLateToCancel(event.start, now, annulationHeures)) throw new HttpError(409, 'too_late')
  await leaveOne(work, event, row.idCandidat)
  const params = { nom: `${row.prenom} ${row.nom}`, calendar: event.calendar, quand: event.start }
  const day = dayIn(new Date(event.start), work.caller.pays)
  const target = { place: 'evenement', id: event.id, day } as const
  await notify(trx, await officeOf(trx, row.idAutoEcole), { kind: 'lecon_annulee', params, target }, now)
}

/**
 * The candidate withdraws their request, together with the resulting lesson, as long as the school's rules let
 * candidates cancel. @throws 403 for the school, 404, 409 when it was refused or withdrawn, 409 `too_late`
 */
export function cancelDemande(deps: Deps, caller: Caller, id: number): Promise<Demande> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await mustBeCandidat(trx, caller)
    const row = await mustFindDemande(trx, caller, 'update', id)
    if (row.statut === 'ACCEPTED') await giveUp(work, row)
    else if (row.statut !== 'PENDING') throw wrongState()
    await setDemande(trx, id, { statut: 'CANCELLED' }, now)
    return logDemande(work, 'cancel', id, { was: row.statut })
  })
}
