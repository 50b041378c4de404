import { monthOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { Moniteur, MoniteurInput, MoniteurUpdate } from '@contract/ecole/moniteur'
import { drawPassword } from '../../auth/password'
import type { Caller } from '../../caller'
import { setRate } from '../../database/argent/moniteurTarif'
import type { Bit } from '../../database/bit'
import { createUsers } from '../../database/compte/utilisateur'
import { unique } from '../../database/constraint'
import { logChange } from '../../database/ecole/historique'
import {
  findMoniteur,
  insertMoniteur,
  type MoniteurRow,
  moniteurWithCin,
  setMoniteurArchived,
  updateMoniteur,
} from '../../database/ecole/moniteur'
import { permisOf } from '../../database/ecole/permi'
import { plannedInCategory } from '../../database/planning/plannedEvents'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { eventsAhead, forbidden, invalid, notFound, stale, wrongState } from '../../errors'
import { inputOf, presentMoniteur } from '../../presenters/ecole/moniteur'
import { permiFault } from '../../rules/ecole/permi'
import { settlePay } from '../argent/settlePay'
import { accessMessages, setAccess } from '../compte/accountMessages'
import { changeContact } from '../compte/contact'
import { leaveEvents } from '../planning/archiveEvents'
import { refuseFull } from '../plateforme/quotas'
import { schoolOf, type Write, write } from '../write'

/** @throws 404 when there is no such instructor for this caller */
export async function mustFindMoniteur(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'archive',
  id: number,
): Promise<MoniteurRow> {
  const row = await findMoniteur(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** @throws 422 for a category of another country, or a new one that the school does not teach */
async function refuseFaultyCategories(
  { trx }: Write,
  idAutoEcole: number,
  asked: readonly number[],
  held: readonly number[] = [],
): Promise<void> {
  const fault = permiFault(await permisOf(trx, idAutoEcole), asked, held)
  if (fault) throw invalid({ categories: fault })
}

/** The holder of an identity number, so that the form can link to their file. */
const holderOf =
  (trx: Trx, idAutoEcole: number, { cin }: MoniteurInput) =>
  async (field: string) => {
    if (field !== 'cin') return undefined
    const holder = await moniteurWithCin(trx, idAutoEcole, cin)
    return holder && { ...holder, archived: holder.archived === 1 }
  }

const answer = async ({ trx, caller }: Write, id: number): Promise<Moniteur> =>
  presentMoniteur(await mustFindMoniteur(trx, caller, 'read', id), caller)

/**
 * The input with the pay to store: callers who may set pay must send it, for others the current pay stays.
 * @throws 403 when a caller without the right sends pay, 422 when a caller with the right sends none
 */
function paidBy<Input extends MoniteurInput>({ ability }: Caller, input: Input, before: number) {
  const { tarifHoraire } = input
  if (!ability.can('update', 'Remuneration')) {
    if (tarifHoraire !== undefined) throw forbidden()
    return { ...input, tarifHoraire: before }
  }
  if (tarifHoraire === undefined) throw invalid({ tarifHoraire: 'required' })
  return { ...input, tarifHoraire }
}

/** Adds an instructor with an account. Their pay is 0 until a user with the right sets it. */
export async function createMoniteur(deps: Deps, caller: Caller, body: MoniteurInput): Promise<Moniteur> {
  const input = paidBy(caller, body, 0)
  const idAutoEcole = schoolOf(caller)
  const drawn = await drawPassword()
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    await refuseFaultyCategories(work, idAutoEcole, input.categories)
    await refuseFull(work, idAutoEcole, 'moniteur')
    const account = { ...input, idAutoEcole, role: 'moniteur', motDePasse: drawn.hash, now } as const
    const [user = { id: 0, username: '' }] = await createUsers(trx, [account])
    const adding = () => insertMoniteur(trx, { input, idAutoEcole, idUtilisateur: user.id, now })
    const id = await unique(trx, adding, holderOf(trx, idAutoEcole, input))
    await deps.outbox.send(trx, accessMessages(input, user.username, drawn.password))
    await logChange(trx, caller, now, { entite: 'moniteur', id, idAutoEcole, action: 'create', after: input })
    return answer(work, id)
  })
}

/** @throws 409 when it removes a category in which lessons are planned */
async function refuseGivenUp({ trx, now }: Write, row: MoniteurRow, kept: readonly number[]): Promise<void> {
  const categories = inputOf(row).categories.filter((id) => !kept.includes(id))
  if (categories.length === 0) return
  const aVenir = await plannedInCategory(trx, { moniteur: row.id, categories }, now)
  if (aVenir > 0) throw eventsAhead(aVenir)
}

/** Applies a new rate from today on, including today's lessons that are attested already. */
async function changeRate(work: Write, { id, idAutoEcole }: MoniteurRow, montant: number): Promise<void> {
  const today = dayIn(work.moment, work.caller.pays)
  await setRate(work.trx, id, { dateEffet: today, montant })
  await settlePay(work, idAutoEcole, id, monthOf(today))
}

/** @throws 409 with the current record, when somebody else has saved it since it was read */
export function saveMoniteur(deps: Deps, caller: Caller, id: number, body: MoniteurUpdate): Promise<Moniteur> {
  const { version, ...values } = body
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindMoniteur(trx, caller, 'update', id)
    if (row.version !== version) throw stale(presentMoniteur(row, caller))
    const input = paidBy(caller, values, row.tarifHoraire)
    await refuseFaultyCategories(work, row.idAutoEcole, input.categories, inputOf(row).categories)
    await refuseGivenUp(work, row, input.categories)
    await unique(trx, () => updateMoniteur(trx, id, input, now), holderOf(trx, row.idAutoEcole, input))
    if (input.tarifHoraire !== row.tarifHoraire) await changeRate(work, row, input.tarifHoraire)
    const { prenom, nom, email, telephone } = input
    await changeContact(work, row.idUtilisateur, { nomComplet: `${prenom} ${nom}`, email, telephone })
    const change = { entite: 'moniteur', id, idAutoEcole: row.idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: inputOf(row), after: input })
    return answer(work, id)
  })
}

/** Archives or unarchives an instructor. @throws 409 when somebody else has done it already */
export function archiveMoniteur(deps: Deps, caller: Caller, id: number, archived: Bit): Promise<Moniteur> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindMoniteur(trx, caller, 'archive', id)
    if (row.archived === archived) throw wrongState()
    if (archived === 0) await refuseFull(work, row.idAutoEcole, 'moniteur')
    else await leaveEvents(work, { moniteur: id }, false)
    await setMoniteurArchived(trx, id, archived, now)
    await setAccess(work, [row.idUtilisateur], archived)
    const action = archived ? 'archive' : 'unarchive'
    await logChange(trx, caller, now, { entite: 'moniteur', id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}
