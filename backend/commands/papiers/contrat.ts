import { yearOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { ApercuContrat, Contrat, ContratDate, ContratEnd } from '@contract/papiers/contrat'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import { lockMoney, nextNumber } from '../../database/argent/compteur'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { documentsOf, saveDocument } from '../../database/ecole/document'
import { logChange } from '../../database/ecole/historique'
import {
  type ContratRow,
  contratsOfInscription,
  findContrat,
  insertContrat,
  setContrat,
} from '../../database/papiers/contrat'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, stale, wrongState } from '../../errors'
import { presentContrat, SERIE_CONTRAT } from '../../presenters/papiers/contrat'
import { contenuOf, isMinor, manquesOf, sameTerms, VERSION_MODELE } from '../../rules/papiers/contenu'
import { mustFind } from '../ecole/candidat'
import { type Write, write } from '../write'
import { contratFacts, runningInscription } from './contratFacts'

/** @throws 404 when there is no such contract for this caller */
export async function mustFindContrat(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<ContratRow> {
  const row = await findContrat(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** A preview: what a contract made now would lack, and whether the file has changed since the last contract. */
export async function previewContrat(db: Conn, caller: Caller, idCandidat: number, now: Date): Promise<ApercuContrat> {
  const candidat = await mustFind(db, caller, 'read', idCandidat)
  const facts = await contratFacts(db, caller, candidat, now)
  const running = await runningInscription(db, idCandidat)
  const [last] = running ? await contratsOfInscription(db, running.id) : []
  const next = contenuOf(facts, { numero: '', avenant: null })
  return {
    manques: manquesOf(facts),
    isOutdated: last !== undefined && !sameTerms(presentContrat(last).contenu, next),
    mentions: { isMinor: isMinor(facts), pays: facts.pays },
  }
}

type Logged = 'create' | 'sign' | 'endorse' | 'terminate' | 'cancel'

/** Logs a step of a contract, with its number, in the candidate's file. */
const log = (
  { trx, caller, now }: Write,
  row: ContratRow,
  action: Logged,
  after: { jour?: string; motif?: string } = {},
) =>
  logChange(trx, caller, now, {
    entite: 'candidat',
    id: row.idCandidat,
    idAutoEcole: row.idAutoEcole,
    action: `contract_${action}`,
    after: { numero: printedNumber(SERIE_CONTRAT, row.annee, row.numero), ...after },
  })

/**
 * The rank of the next contract of an enrolment: 1, or that of an amendment to the signed one.
 * @throws 409 while there is a draft, after the end, and when the terms have not changed
 */
function nextRank(contrats: readonly ContratRow[], isSame: (signed: ContratRow) => boolean) {
  const [last] = contrats
  if (!last) return { rang: 1, origine: null }
  if (last.status === 'DRAFT' || last.status === 'TERMINATED' || isSame(last)) throw wrongState()
  const first = contrats.at(-1) ?? last
  return { rang: last.rang + 1, origine: printedNumber(SERIE_CONTRAT, first.annee, first.numero) }
}

async function draft(work: Write, candidat: CandidatRow): Promise<number> {
  const { trx, caller, moment, now } = work
  const { id: idCandidat, idAutoEcole } = candidat
  // Without the lock, two drafts made at once would get the same rank.
  await lockMoney(trx, idAutoEcole)
  const facts = await contratFacts(trx, caller, candidat, moment)
  const manques = manquesOf(facts)
  const running = await runningInscription(trx, idCandidat)
  if (!running || manques.length > 0) throw new HttpError(409, 'contrat_incomplete', { details: { manques } })
  const unnamed = contenuOf(facts, { numero: '', avenant: null })
  const { rang, origine } = nextRank(await contratsOfInscription(trx, running.id), (signed) =>
    sameTerms(presentContrat(signed).contenu, unnamed),
  )
  const annee = yearOf(facts.jour)
  const numero = await nextNumber(trx, idAutoEcole, SERIE_CONTRAT, annee)
  const avenant = origine === null ? null : { rang: rang - 1, origine }
  const contenu = contenuOf(facts, { numero: printedNumber(SERIE_CONTRAT, annee, numero), avenant })
  const named = { idAutoEcole, idCandidat, idInscription: running.id, annee, numero, rang }
  const values = { ...named, versionModele: VERSION_MODELE, contenu: JSON.stringify(contenu), idUtilisateur: caller.id }
  return insertContrat(trx, values, now)
}

/**
 * Makes a contract or an amendment from the file.
 * @throws 404, 409 with what is missing, 409 when its state does not allow it
 */
export const createContrat = (deps: Deps, caller: Caller, idCandidat: number): Promise<Contrat> =>
  write(deps, caller, async (work) => {
    const candidat = await mustFind(work.trx, caller, 'update', idCandidat)
    if (candidat.archived === 1) throw wrongState()
    const id = await draft(work, candidat)
    const row = await mustFindContrat(work.trx, caller, 'read', id)
    await log(work, row, 'create')
    return presentContrat(row)
  })

interface Step {
  version: number
  from: readonly ContratRow['status'][]
  change: Parameters<typeof setContrat>[2]
  action: Logged
  logged?: { jour?: string; motif?: string }
}

/** Moves a contract to its next state. @throws 404, 409 `stale` or when its state does not allow it */
async function step(
  work: Write,
  id: number,
  { version, from, change, action, logged = {} }: Step,
): Promise<ContratRow> {
  const { trx, caller, now } = work
  const row = await mustFindContrat(trx, caller, 'update', id)
  if (row.version !== version) throw stale(presentContrat(row))
  if (!from.includes(row.status)) throw wrongState()
  await setContrat(trx, id, change, now)
  await log(work, row, action, logged)
  return row
}

/** @throws 422 for a future day */
function refuseDay({ moment, caller }: Write, jour: string): void {
  if (jour > dayIn(moment, caller.pays)) throw invalid({ jour: 'date_future' })
}

const answer = async ({ trx, caller }: Write, id: number) =>
  presentContrat(await mustFindContrat(trx, caller, 'read', id))

/**
 * Marks a contract as signed by both parties. The candidate's paper « contrat » counts as received from that day on.
 * @throws 404, 409, 422 for a future day or one before the contract was made
 */
export const signContrat = (deps: Deps, caller: Caller, id: number, { jour, version }: ContratDate) =>
  write(deps, caller, async (work) => {
    refuseDay(work, jour)
    const { contenu } = presentContrat(await mustFindContrat(work.trx, caller, 'update', id))
    // Nobody signs a paper before it is printed.
    if (jour < contenu.jour) throw invalid({ jour: `too_early:${contenu.jour}` })
    const change = { status: 'SIGNED', signeLe: jour } as const
    const row = await step(work, id, { version, from: ['DRAFT'], change, action: 'sign', logged: { jour } })
    const { trx, now } = work
    const paper = (await documentsOf(trx, row.idCandidat)).find(({ type }) => type === 'contrat')
    const noted = { recu: true, dateDocument: jour, dateExpiration: null, note: paper?.note ?? null }
    await saveDocument(trx, { id: row.idCandidat, idAutoEcole: row.idAutoEcole }, 'contrat', noted, now)
    return answer(work, id)
  })

/** Marks a contract as endorsed by the transport services. @throws 404, 409, 422 for a day before it was signed */
export const endorseContrat = (deps: Deps, caller: Caller, id: number, { jour, version }: ContratDate) =>
  write(deps, caller, async (work) => {
    refuseDay(work, jour)
    const { signeLe } = await mustFindContrat(work.trx, caller, 'update', id)
    if (signeLe !== null && jour < signeLe) throw invalid({ jour: 'end_before_start' })
    const change = { status: 'ENDORSED', viseLe: jour } as const
    await step(work, id, { version, from: ['SIGNED'], change, action: 'endorse', logged: { jour } })
    return answer(work, id)
  })

/** Marks a contract as ended. @throws 404, 409, 422 for a future day or one before it was signed */
export const terminateContrat = (deps: Deps, caller: Caller, id: number, { jour, motif, version }: ContratEnd) =>
  write(deps, caller, async (work) => {
    refuseDay(work, jour)
    const { signeLe } = await mustFindContrat(work.trx, caller, 'update', id)
    if (signeLe !== null && jour < signeLe) throw invalid({ jour: 'end_before_start' })
    const change = { status: 'TERMINATED', resilieLe: jour, motif } as const
    const from = ['SIGNED', 'ENDORSED'] as const
    await step(work, id, { version, from, change, action: 'terminate', logged: { jour, motif } })
    return answer(work, id)
  })

/** Cancels a draft; it keeps its number. */
export const cancelContrat = (deps: Deps, caller: Caller, id: number, version: number) =>
  write(deps, caller, async (work) => {
    await step(work, id, { version, from: ['DRAFT'], change: { status: 'CANCELLED' }, action: 'cancel' })
    return answer(work, id)
  })
