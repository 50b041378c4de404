import { dayIn } from '@contract/clock/wall'
import type { DebutPack, DemandePack } from '@contract/plateforme/demandePack'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { logChange } from '../../database/ecole/historique'
import { findAutoEcole, managerIds } from '../../database/plateforme/autoecole'
import {
  answerDemandePack,
  type DemandePackRow,
  deletePending,
  findDemandePack,
  insertDemandePack,
  pendingOf,
} from '../../database/plateforme/demandePack'
import { findPack } from '../../database/plateforme/pack'
import type { Conn } from '../../database/schema'
import { beyondSchool } from '../../database/transact'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, wrongState } from '../../errors'
import { presentDemandePack } from '../../presenters/plateforme/demandePack'
import { schoolOf, type Write, write } from '../write'
import { notifySchool } from './autoecoleNews'
import { grant } from './package'

/** @throws 404 when there is no such request for this caller */
export async function mustFindDemandePack(
  db: Conn,
  caller: Caller,
  id: number,
  today: string,
): Promise<DemandePackRow> {
  const row = await findDemandePack(db, caller, id, today)
  if (!row) throw notFound()
  return row
}

const found = ({ trx, caller, moment }: Write, id: number) =>
  mustFindDemandePack(trx, caller, id, dayIn(moment, caller.pays))

/**
 * Creates a school's request for a pack.
 * @throws 409 while another request is pending, 422 for a pack that is not offered
 */
export function askForPack(deps: Deps, caller: Caller, idPack: number): Promise<DemandePack> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const pack = await findPack(trx, caller, idPack)
    if (!pack) throw invalid({ idPack: 'unknown' })
    if (await pendingOf(trx, idAutoEcole)) throw new HttpError(409, 'pack_pending')
    const id = await insertDemandePack(trx, caller, idAutoEcole, pack, now)
    const after = { nom: pack.nom, prix: pack.prix, frequence: pack.frequence }
    await logChange(trx, caller, now, { entite: 'demandePack', id, idAutoEcole, action: 'create', after })
    const row = await found(work, id)
    const params = { ecole: row.ecole, nom: pack.nom }
    const news = { kind: 'pack_asked', params, target: { place: 'demandesPack' } } as const
    await beyondSchool(trx, async () => notify(trx, await managerIds(trx), news, now))
    return presentDemandePack(row)
  })
}

/** Deletes the school's own request while it waits for its answer. @throws 404, 409 when it has its answer already */
export function withdrawDemandePack(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { idAutoEcole, nom, prix, frequence } = await found(work, id)
    if (!(await deletePending(trx, id))) throw wrongState()
    const before = { nom, prix, frequence }
    await logChange(trx, caller, now, { entite: 'demandePack', id, idAutoEcole, action: 'delete', before })
  })
}

interface Settled {
  statut: 'ACCEPTED' | 'REFUSED'
  motif: string | null
  debut?: DebutPack
}

/** Answers a request and grants the package when it is accepted. @throws 409 when it has an answer already */
async function settle(work: Write, id: number, { statut, motif, debut }: Settled): Promise<DemandePack> {
  const { trx, caller, now } = work
  const row = await found(work, id)
  if (!(await answerDemandePack(trx, id, { statut, motif }, now))) throw wrongState()
  const { idAutoEcole } = row
  const action = statut === 'ACCEPTED' ? 'accept' : 'refuse'
  const [before, after] = [
    { statut: row.statut, motif: row.motif },
    { statut, motif },
  ]
  await logChange(trx, caller, now, { entite: 'demandePack', id, idAutoEcole, action, before, after })
  if (debut) await grant(work, { idAutoEcole, offre: row, idDemande: id, debut })
  await notifyAnswer(work, row, motif)
  return presentDemandePack(await found(work, id))
}

/** Notifies the school of the answer; `motif` is set for a refusal. */
async function notifyAnswer(work: Write, row: DemandePackRow, motif: string | null): Promise<void> {
  const ecole = await findAutoEcole(work.trx, row.idAutoEcole)
  if (!ecole) return
  const accepted = motif === null
  await notifySchool(work, ecole, {
    kind: accepted ? 'pack_accepted' : 'pack_refused',
    params: { nom: row.nom, ...(motif !== null && { motif }) },
    target: { place: 'abonnement' },
    sujet: accepted ? `Pack ${row.nom}\u00a0: demande acceptée` : `Pack ${row.nom}\u00a0: demande refusée`,
    texte: accepted
      ? `Votre demande du pack ${row.nom} est acceptée. Vos abonnements sont dans «\u202fTarification\u202f».`
      : `Votre demande du pack ${row.nom} est refusée.\nMotif\u00a0: ${motif}`,
  })
}

/** Accepts a request and creates its package, both or neither. */
export const acceptDemandePack = (deps: Deps, caller: Caller, id: number, debut: DebutPack): Promise<DemandePack> =>
  write(deps, caller, (work) => settle(work, id, { statut: 'ACCEPTED', motif: null, debut }))

export const refuseDemandePack = (deps: Deps, caller: Caller, id: number, motif: string): Promise<DemandePack> =>
  write(deps, caller, (work) => settle(work, id, { statut: 'REFUSED', motif }))
