import { type Approbation, type ApprobationInput, approbationInput } from '@contract/argent/approbation'
import { callerOf } from '../../auth/caller'
import type { Caller } from '../../caller'
import {
  type ApprobationRow,
  decideApprobation,
  deciders,
  findApprobation,
  insertApprobation,
  keepTransaction,
} from '../../database/argent/approbation'
import { notify } from '../../database/compte/notif'
import { deskUser } from '../../database/compte/utilisateurDesk'
import { rehearse } from '../../database/transact'
import type { Deps } from '../../deps'
import { HttpError, notFound, wrongState } from '../../errors'
import { presentApprobation } from '../../presenters/argent/approbation'
import { ownBox } from '../caisse/session'
import { schoolOf, type Write, write } from '../write'
import { logCompte } from './logCompte'
import { discount } from './remise'
import { logTransaction } from './transaction/answer'
import { owed } from './transaction/balance'
import { mustFindTransaction } from './transaction/find'
import { takePayment } from './transaction/people'
import { reverse } from './transaction/reverse'
import { mayRevise } from './transaction/rights'
import { spend } from './transaction/school'
import { writeOff } from './transaction/writeOff'

const APPROBATIONS = { place: 'approbations' } as const

/** The result of an approved action, or of its rehearsal. */
interface Done {
  idCandidat: number | null
  montant: number
  idTransaction: number | null
}

async function entered(work: Write, id: number): Promise<Done> {
  await logTransaction(work, id)
  const { idCandidat, montant } = await mustFindTransaction(work.trx, work.caller, id)
  return { idCandidat, montant, idTransaction: id }
}

/** Carries an action out in the name of the user who asked for it; cash moves through that user's box. */
async function carryOut(asked: Write, input: ApprobationInput): Promise<Done> {
  const work: Write = { ...asked, isApproved: true }
  const seen = (idCandidat: number) => owed(work.trx, schoolOf(work.caller), `candidat:${idCandidat}`)
  switch (input.geste) {
    case 'REMISE': {
      const { idInscription, idLot, montant, motif } = input
      const idCandidat = await discount(work, idInscription, { idLot, montant, motif })
      return { idCandidat, montant, idTransaction: null }
    }
    case 'REMBOURSEMENT': {
      const { idCandidat, montant, method, reference, motif } = input
      const more = { payeur: null, dateOperation: null, note: motif, soldeVu: await seen(idCandidat) }
      return entered(work, await takePayment(work, { kind: 'REFUND', idCandidat, montant, method, reference, ...more }))
    }
    case 'DEPENSE': {
      const { geste: _, motif, ...expense } = input
      return entered(work, await spend(work, { ...expense, kind: 'EXPENSE', dateOperation: null, note: motif }))
    }
    case 'CONTREPASSATION':
      return entered(work, await reverse(work, input.idTransaction, input.motif))
    default: {
      const { idCandidat, montant, motif } = input
      const soldeVu = await seen(idCandidat)
      return entered(work, await writeOff(work, { kind: 'WRITE_OFF', idCandidat, montant, motif, soldeVu }))
    }
  }
}

async function mustFindApprobation({ trx, caller }: Write, id: number): Promise<ApprobationRow> {
  const row = await findApprobation(trx, caller, id, ownBox(caller))
  if (!row) throw notFound()
  return row
}

/**
 * Asks the management to approve an action that the cash desk may not decide alone.
 * @throws 404, 409 for a caller who needs no approval, and every refusal of the action itself
 */
export function createApprobation(deps: Deps, caller: Caller, input: ApprobationInput): Promise<Approbation> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    if (mayRevise(caller)) throw wrongState()
    const idAutoEcole = schoolOf(caller)
    const { geste, motif } = input
    // Rehearsing the action refuses the request now for anything that would refuse the action later.
    const { idCandidat, montant } = await rehearse(trx, () => carryOut(work, input))
    const asked = { idAutoEcole, geste, motif, idCandidat, montant, demande: JSON.stringify(input) }
    const id = await insertApprobation(trx, { ...asked, idDemandeur: caller.id, createdAt: now })
    if (idCandidat !== null) {
      await logCompte(work, { idAutoEcole, idCandidat, action: 'ask', after: { geste, montant, motif } })
    }
    const params = { nom: caller.nomComplet, context: geste }
    const news = { kind: 'approbation_demandee' as const, params, target: APPROBATIONS }
    await notify(trx, await deciders(trx, idAutoEcole), news, now)
    return presentApprobation(await mustFindApprobation(work, id))
  })
}

/** Stores the decision and notifies the user who asked. @throws 404, 409 when somebody else was faster */
async function decided(work: Write, id: number, statut: 'APPROVED' | 'REFUSED', reponse: string | null) {
  const { trx, caller, now } = work
  const row = await mustFindApprobation(work, id)
  if (!(await decideApprobation(trx, id, { statut, idDecideur: caller.id, decidedAt: now, reponse })))
    throw wrongState()
  const { idAutoEcole, idCandidat, geste, montant, idDemandeur } = row
  if (idCandidat !== null) {
    const action = statut === 'APPROVED' ? 'approve' : 'refuse'
    await logCompte(work, { idAutoEcole, idCandidat, action, after: { geste, montant, motif: reponse } })
  }
  const kind = statut === 'APPROVED' ? 'approbation_donnee' : 'approbation_refusee'
  await notify(
    trx,
    [idDemandeur],
    { kind, params: { nom: caller.nomComplet, context: geste }, target: APPROBATIONS },
    now,
  )
  return row
}

/** Statuses that mean the case has changed since it was asked for. The management is told; it cannot correct them. */
const SINCE_MOVED: readonly number[] = [404, 422]

/**
 * Approves an action and carries it out in the same transaction.
 * @throws 404, 409 when it was decided already, is no longer possible, or the box of the user who asked does not hold
 *   the money
 */
export function approveApprobation(
  deps: Deps,
  caller: Caller,
  id: number,
  reponse: string | null,
): Promise<Approbation> {
  return write(deps, caller, async (work) => {
    const { trx } = work
    const { idDemandeur, demande } = await decided(work, id, 'APPROVED', reponse)
    const user = await deskUser(trx, schoolOf(caller), idDemandeur)
    if (!user) throw wrongState()
    const asker = callerOf(user, caller.idSession)
    const input = approbationInput.parse(JSON.parse(demande))
    try {
      const { idTransaction } = await carryOut({ ...work, caller: asker }, input)
      await keepTransaction(trx, id, idTransaction)
    } catch (error) {
      const isOver = error instanceof HttpError && SINCE_MOVED.includes(error.status)
      throw isOver ? new HttpError(409, 'approbation_impossible') : error
    }
    return presentApprobation(await mustFindApprobation(work, id))
  })
}

/** Refuses an action, with a reason. @throws 404, 409 when it was decided */
export const refuseApprobation = (deps: Deps, caller: Caller, id: number, reponse: string): Promise<Approbation> =>
  write(deps, caller, async (work) => {
    await decided(work, id, 'REFUSED', reponse)
    return presentApprobation(await mustFindApprobation(work, id))
  })
