import { dayIn } from '@contract/clock/wall'
import {
  type CandidatDetail,
  type CandidatInput,
  type CandidatUpdate,
  candidatFields,
  type DocumentInput,
  type TypeDocument,
} from '@contract/ecole/candidat'
import type { FieldErrors } from '@contract/errors'
import { drawPassword } from '../../auth/password'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { createUsers } from '../../database/compte/utilisateur'
import { unique } from '../../database/constraint'
import { holderOfNumber } from '../../database/ecole/candidat/person'
import {
  type CandidatRow,
  findCandidat,
  insertCandidats,
  setArchived,
  updateCandidat,
} from '../../database/ecole/candidat/rows'
import { documentsOf, saveDocument } from '../../database/ecole/document'
import { logChange, logChanges } from '../../database/ecole/historique'
import { moniteurOfSchool } from '../../database/ecole/moniteur'
import { permisOf } from '../../database/ecole/permi'
import { plannedInCategory } from '../../database/planning/plannedEvents'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { eventsAhead, invalid, notFound, stale, wrongState } from '../../errors'
import { presentDetail } from '../../presenters/ecole/candidat'
import { dateFaults, documentFaults } from '../../rules/ecole/candidat'
import { permiFault } from '../../rules/ecole/permi'
import { accessMessages, setAccess } from '../compte/accountMessages'
import { changeContact } from '../compte/contact'
import { leaveEvents } from '../planning/archiveEvents'
import { refuseFull } from '../plateforme/quotas'
import { schoolOf, type Write, write } from '../write'

/** @throws 404 when there is no such candidate for this caller */
export async function mustFind(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update' | 'archive',
  id: number,
): Promise<CandidatRow> {
  const row = await findCandidat(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/**
 * Faults that need the database: the category's minimum age, a category that is not taught, an instructor of another
 * school or archived.
 */
async function candidatFaults(
  { trx, caller, moment }: Write,
  idAutoEcole: number,
  input: CandidatInput,
  before?: CandidatRow,
): Promise<FieldErrors> {
  const permis = await permisOf(trx, idAutoEcole)
  const ageMin = permis.find(({ id }) => id === input.idPermi)?.ageMin ?? 0
  const idPermi = permiFault(permis, [input.idPermi], before && [before.idPermi])
  const moniteur = input.idMoniteur === null ? null : await moniteurOfSchool(trx, idAutoEcole, input.idMoniteur)
  return {
    ...dateFaults(input, ageMin, dayIn(moment, caller.pays)),
    ...(idPermi && { idPermi }),
    ...(moniteur === undefined && { idMoniteur: 'unknown' }),
    // An archived instructor may stay the referent of the candidates who already have them.
    ...(moniteur?.archived && input.idMoniteur !== before?.idMoniteur && { idMoniteur: 'archived' }),
  }
}

/** @throws 422 naming the fields */
async function refuseFaulty(
  work: Write,
  idAutoEcole: number,
  input: CandidatInput,
  before?: CandidatRow,
): Promise<void> {
  const errors = await candidatFaults(work, idAutoEcole, input, before)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const namedHolder = ({ id, nom, prenom, archived }: { id: number; nom: string; prenom: string; archived: Bit }) => ({
  id,
  nom,
  prenom,
  archived: archived === 1,
})

/** The holder of an identity number, so that the form can link to their file. */
const holderOf = (trx: Trx, idAutoEcole: number, input: CandidatInput) => async (field: string) => {
  if (field !== 'cin' && field !== 'passeport') return undefined
  const holder = await holderOfNumber(trx, idAutoEcole, field, input[field])
  return holder && namedHolder(holder)
}

const answer = async ({ trx, caller, moment }: Write, id: number): Promise<CandidatDetail> =>
  presentDetail(trx, await mustFind(trx, caller, 'read', id), { caller, now: moment })

export interface NewPerson {
  input: CandidatInput
  /** The temporary password, generated before the transaction. */
  drawn: { password: string; hash: string }
}

interface Adding {
  idGroupe?: number
  /** False when the candidates are sent no access yet. */
  envoyer?: boolean
}

/** Adds candidates with their accounts, access messages and log entries; returns their ids in order. */
export async function addCandidats(
  work: Write,
  idAutoEcole: number,
  people: NewPerson[],
  { idGroupe, envoyer = true }: Adding = {},
): Promise<number[]> {
  const { trx, deps, caller, now } = work
  const users = await createUsers(
    trx,
    people.map(({ input, drawn }) => ({ ...input, idAutoEcole, role: 'candidat', motDePasse: drawn.hash, now })),
  )
  const ids = await insertCandidats(
    trx,
    people.map(({ input }, index) => ({ input, idAutoEcole, idUtilisateur: users[index]?.id ?? 0, now })),
  )
  const told = envoyer ? people : []
  await deps.outbox.send(
    trx,
    told.flatMap(({ input, drawn }, index) => accessMessages(input, users[index]?.username ?? '', drawn.password)),
  )
  await logChanges(
    trx,
    caller,
    now,
    people.map(({ input }, index) => ({
      entite: 'candidat',
      id: ids[index] ?? 0,
      idAutoEcole,
      action: 'create',
      after: input,
      idGroupe,
    })),
  )
  return ids
}

export async function createCandidat(deps: Deps, caller: Caller, input: CandidatInput): Promise<CandidatDetail> {
  const idAutoEcole = schoolOf(caller)
  const drawn = await drawPassword()
  return write(deps, caller, async (work) => {
    await refuseFaulty(work, idAutoEcole, input)
    await refuseFull(work, idAutoEcole, 'candidat')
    const adding = () => addCandidats(work, idAutoEcole, [{ input, drawn }])
    const [id = 0] = await unique(work.trx, adding, holderOf(work.trx, idAutoEcole, input))
    return answer(work, id)
  })
}

/** The form's fields of a row, for comparison with new values. */
export const inputOf = (row: CandidatRow): CandidatInput => candidatFields.strip().parse(row)

/** Changes a candidate, the contact data of their account and the log, in the given transaction. */
export async function changeCandidat(
  work: Write,
  row: CandidatRow,
  input: CandidatInput,
  idGroupe?: number,
): Promise<void> {
  const { trx, caller, now } = work
  const { id, idAutoEcole } = row
  await unique(trx, () => updateCandidat(trx, id, input, now), holderOf(trx, idAutoEcole, input))
  const { email, telephone } = input
  await changeContact(work, row.idUtilisateur, { nomComplet: `${input.prenom} ${input.nom}`, email, telephone })
  await logChange(trx, caller, now, {
    entite: 'candidat',
    id,
    idAutoEcole,
    action: 'update',
    before: inputOf(row),
    after: input,
    idGroupe,
  })
}

/** @throws 409 with the current record, when somebody else has saved it since it was read */
export function saveCandidat(deps: Deps, caller: Caller, id: number, body: CandidatUpdate): Promise<CandidatDetail> {
  const { version, ...input } = body
  return write(deps, caller, async (work) => {
    const row = await mustFind(work.trx, caller, 'update', id)
    if (row.version !== version) throw stale(await presentDetail(work.trx, row, { caller, now: work.moment }))
    await refuseFaulty(work, row.idAutoEcole, input, row)
    const aVenir = row.idPermi === input.idPermi ? 0 : await plannedInCategory(work.trx, { candidat: id }, work.now)
    if (aVenir > 0) throw eventsAhead(aVenir)
    await changeCandidat(work, row, input)
    return answer(work, id)
  })
}

/** Archives or unarchives a candidate. @throws 409 when somebody else has done it already */
export function archiveCandidat(
  deps: Deps,
  caller: Caller,
  id: number,
  archived: Bit,
  { annuler } = { annuler: false },
): Promise<CandidatDetail> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFind(trx, caller, 'archive', id)
    if (row.archived === archived) throw wrongState()
    if (archived === 0) await refuseFull(work, row.idAutoEcole, 'candidat')
    else await leaveEvents(work, { candidat: id }, annuler)
    await setArchived(trx, [id], { archived, now, today: dayIn(work.moment, caller.pays) })
    await setAccess(work, [row.idUtilisateur], archived)
    const action = archived ? 'archive' : 'unarchive'
    await logChange(trx, caller, now, { entite: 'candidat', id, idAutoEcole: row.idAutoEcole, action })
    return answer(work, id)
  })
}

/**
 * Records that a paper was received, its date of issue or signature, and its end of validity.
 * @throws 422 for a date that this kind of paper does not have, 409 with the current file, when somebody has saved
 *   the paper since it was read
 */
export function noteDocument(
  deps: Deps,
  caller: Caller,
  id: number,
  type: TypeDocument,
  { version, ...input }: DocumentInput,
): Promise<CandidatDetail> {
  return write(deps, caller, async (work) => {
    const { trx, now, moment } = work
    const row = await mustFind(trx, caller, 'update', id)
    const errors = documentFaults(type, input, dayIn(moment, caller.pays))
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const paper = (await documentsOf(trx, id)).find((known) => known.type === type)
    if ((paper?.version ?? 0) !== version) throw stale(await presentDetail(trx, row, { caller, now: moment }))
    const { recu = false, dateDocument, dateExpiration, note } = paper ?? {}
    const before = { type, recu, dateDocument, dateExpiration, note }
    await saveDocument(trx, row, type, input, now)
    const change = { entite: 'candidat', id, idAutoEcole: row.idAutoEcole, action: `document_${type}` } as const
    await logChange(trx, caller, now, { ...change, before, after: { type, ...input } })
    return answer(work, id)
  })
}
