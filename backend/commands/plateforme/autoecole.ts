import { dayIn } from '@contract/clock/wall'
import type { AutoEcoleDetail, AutoEcoleInput } from '@contract/plateforme/autoecole'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import { type AutoEcoleRow, findSchool, updateAutoEcole } from '../../database/plateforme/autoecole'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { notFound, stale, wrongState } from '../../errors'
import { presentAutoEcoleDetail } from '../../presenters/plateforme/autoecole'
import { changedAt, DECISIONS, type Decision, isOpenTo, versionOf } from '../../rules/plateforme/autoecole'
import { type Write, write } from '../write'
import { notifySchool } from './autoecoleNews'

/** @throws 404 when there is no such school for this caller */
export async function mustFindSchool(
  db: Conn,
  caller: Caller,
  right: Parameters<typeof findSchool>[2],
  id: number,
  today: string,
): Promise<AutoEcoleRow> {
  const row = await findSchool(db, caller, right, id, today)
  if (!row) throw notFound()
  return row
}

async function answer({ trx, caller, moment }: Write, id: number): Promise<AutoEcoleDetail> {
  const today = dayIn(moment, caller.pays)
  return presentAutoEcoleDetail(await mustFindSchool(trx, caller, ['read', 'AutoEcole'], id, today), today)
}

/** The message to a school about a decision. */
function newsOf(decision: Decision, nom: string, motif: string | null) {
  const news = {
    approve: {
      target: { place: 'dashboard' },
      sujet: 'Votre auto-école est approuvée',
      texte: `${nom} est approuvée\u00a0: vous pouvez travailler dans Voie Libre dès qu’un abonnement est actif. Choisissez-le dans «\u202fTarification\u202f».`,
    },
    refuse: {
      target: { place: 'contact' },
      sujet: 'Votre inscription est refusée',
      texte: `Inscription refusée pour ${nom}\u00a0: vous consultez tout, mais rien ne peut être enregistré.\nMotif\u00a0: ${motif}`,
    },
    suspend: {
      target: { place: 'contact' },
      sujet: 'Votre auto-école est suspendue',
      texte: `${nom} est suspendue\u00a0: vous consultez tout, mais rien ne peut être enregistré.\nMotif\u00a0: ${motif}`,
    },
    reopen: {
      target: { place: 'dashboard' },
      sujet: 'Votre auto-école est rouverte',
      texte: `${nom} est rouverte\u00a0: vous pouvez de nouveau tout enregistrer.`,
    },
  } as const
  return { ...news[decision], kind: DECISIONS[decision].kind, params: { nom, ...(motif !== null && { motif }) } }
}

/** Approves, refuses, suspends or reopens a school and notifies it. @throws 409 when its status does not allow it */
export function decide(
  deps: Deps,
  caller: Caller,
  id: number,
  { decision, motif = null }: { decision: Decision; motif?: string | null },
): Promise<AutoEcoleDetail> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const row = await mustFindSchool(trx, caller, ['manage', 'AutoEcole'], id, dayIn(moment, caller.pays))
    const { to } = DECISIONS[decision]
    if (!isOpenTo(decision, row)) throw wrongState()
    const after = { statut: to, motif, ...(decision === 'approve' && { approuveLe: now }) }
    await updateAutoEcole(trx, id, after, changedAt(now, row.updatedAt))
    const before = { statut: row.statut, motif: row.motif }
    await logChange(trx, caller, now, {
      entite: 'autoecole',
      id,
      idAutoEcole: id,
      action: decision,
      before,
      after: { statut: to, motif },
    })
    await notifySchool(work, row, newsOf(decision, row.nom, motif))
    return answer(work, id)
  })
}

/** The fields of a row that the school edits itself. */
function inputOf(row: AutoEcoleRow) {
  const { nom, responsable, telephone, email, adresse, gouvernorat, logo } = row
  return { nom, responsable, telephone, email, adresse, gouvernorat, logo }
}

/** For a picture the log only stores whether there was one. */
const logged = ({ logo, ...fields }: ReturnType<typeof inputOf>) => ({ ...fields, logo: Boolean(logo) })

/** Saves a school's own data. @throws 409 with the current record, when somebody else has saved it since it was read */
export function saveAutoEcole(deps: Deps, caller: Caller, id: number, body: AutoEcoleInput): Promise<AutoEcoleDetail> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const row = await mustFindSchool(trx, caller, ['update', 'Configuration'], id, dayIn(moment, caller.pays))
    if (versionOf(row.updatedAt) !== version) throw stale(await answer(work, id))
    await updateAutoEcole(trx, id, input, changedAt(now, row.updatedAt))
    const change = { entite: 'autoecole', id, idAutoEcole: id, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: logged(inputOf(row)), after: logged(input) })
    return answer(work, id)
  })
}
