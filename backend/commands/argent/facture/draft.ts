import type { AvoirInput, FactureDetail, FactureInput, FactureUpdate, LigneFacture } from '@contract/argent/facture'
import { fold } from '@contract/fold'
import type { Caller } from '../../../caller'
import { lockMoney } from '../../../database/argent/compteur'
import {
  type FactureRow,
  insertFacture,
  removeFacture,
  replaceLignes,
  updateFacture as storeFacture,
} from '../../../database/argent/facture/facture'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import { logChange } from '../../../database/ecole/historique'
import type { Deps } from '../../../deps'
import { HttpError, invalid, stale, wrongState } from '../../../errors'
import { creditLines, draftLines, openLines, typedOf } from '../../../presenters/argent/facture/lines'
import { totalsOf, typedLine } from '../../../rules/argent/facture/totals'
import { mustFind } from '../../ecole/candidat'
import { schoolOf, type Write, write } from '../../write'
import { answerFacture, mustFindFacture } from './find'

type Fields = FactureInput

/** The lines of a draft: charges that are on no invoice yet, and typed lines. @throws 422 for other charges */
async function linesOf({ trx, caller }: Write, idAutoEcole: number, fields: Fields): Promise<LigneFacture[]> {
  const { idCandidat, causes, lignes } = fields
  const open = idCandidat === null ? [] : await openLines(trx, idCandidat, caller.pays)
  if (causes.some((cause) => !open.some((line) => line.cause === cause))) throw invalid({ causes: 'unknown' })
  const { pasPrix } = await reglagesArgentOf(trx, idAutoEcole)
  const charged = open.filter(({ cause }) => causes.includes(cause)).map(({ jour: _, ...line }) => line)
  const all = [...charged, ...lignes.map((line) => typedLine(line, pasPrix))]
  // A total of zero or less belongs on a credit note. Typed lines are always above zero, so the fault is in the
  // selected charges.
  if (totalsOf(all).ttc <= 0) throw invalid({ causes: 'total_positive' })
  return all
}

/** The columns of a draft. @throws 404 for a candidate of another school */
async function valuesOf({ trx, caller }: Write, { idCandidat, client, echeance, note }: Fields, lines: LigneFacture[]) {
  const person = idCandidat === null ? null : await mustFind(trx, caller, 'read', idCandidat)
  return {
    idCandidat,
    clientNom: client?.nom ?? null,
    clientAdresse: client?.adresse ?? null,
    clientMatricule: client?.matricule ?? null,
    recherche: fold([client?.nom, person?.prenom, person?.nom].filter(Boolean).join(' ')),
    echeance,
    note,
    ...totalsOf(lines),
  }
}

/** A document that has no number yet. */
const asDraft = ({ caller, now }: Write, idAutoEcole: number) => ({
  idAutoEcole,
  status: 'DRAFT' as const,
  annee: null,
  numero: null,
  contenu: null,
  jour: null,
  timbre: 0,
  idTtn: null,
  qr: null,
  idUtilisateur: caller.id,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

async function logDraft({ trx, caller, now }: Write, id: number, idAutoEcole: number, action: string): Promise<void> {
  await logChange(trx, caller, now, { entite: 'facture', id, idAutoEcole, action })
}

/** Drafts an invoice. @throws 404, 422 */
export const createFacture = (deps: Deps, caller: Caller, input: FactureInput): Promise<FactureDetail> =>
  write(deps, caller, async (work) => {
    const idAutoEcole = schoolOf(caller)
    if (input.idCandidat !== null) await mustFind(work.trx, caller, 'read', input.idCandidat)
    const lines = await linesOf(work, idAutoEcole, input)
    const about = { serie: 'FA' as const, idCorrigee: null, motif: null }
    const values = { ...asDraft(work, idAutoEcole), ...about, ...(await valuesOf(work, input, lines)) }
    const id = await insertFacture(work.trx, values)
    await replaceLignes(work.trx, id, lines)
    await logDraft(work, id, idAutoEcole, 'create')
    return answerFacture(work, id)
  })

/** A draft, with the school's money locked. @throws 404, 409 when it was sent */
async function mustBeDraft(work: Write, id: number): Promise<FactureRow> {
  const { trx, caller, moment } = work
  await lockMoney(trx, schoolOf(caller))
  const row = await mustFindFacture(trx, caller, 'update', id, moment)
  if (row.status !== 'DRAFT') throw wrongState()
  return row
}

/** Changes a draft. @throws 404, 409 `stale` or when it was sent, 422 */
export function updateFacture(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...input }: FactureUpdate,
): Promise<FactureDetail> {
  return write(deps, caller, async (work) => {
    const row = await mustBeDraft(work, id)
    if (row.serie === 'AV') throw wrongState()
    if (row.version !== version) throw stale(await answerFacture(work, id))
    if (input.idCandidat !== null) await mustFind(work.trx, caller, 'read', input.idCandidat)
    const lines = await linesOf(work, row.idAutoEcole, input)
    await storeFacture(work.trx, id, { ...(await valuesOf(work, input, lines)), updatedAt: work.now })
    await replaceLignes(work.trx, id, lines)
    await logDraft(work, id, row.idAutoEcole, 'update')
    return answerFacture(work, id)
  })
}

/** Deletes a draft. @throws 404, 409 when it was sent */
export const deleteFacture = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async (work) => {
    const row = await mustBeDraft(work, id)
    await removeFacture(work.trx, id)
    await logDraft(work, id, row.idAutoEcole, 'delete')
  })

/**
 * Drafts a copy of an invoice: its client, its note, its typed lines, and those of its charges that are on no invoice.
 * @throws 404, 409 when nothing of it could be charged again
 */
export const duplicateFacture = (deps: Deps, caller: Caller, id: number): Promise<FactureDetail> =>
  write(deps, caller, async (work) => {
    const { trx, moment } = work
    const row = await mustFindFacture(trx, caller, 'update', id, moment)
    if (row.serie === 'AV') throw wrongState()
    const { lignes } = row.status === 'DRAFT' ? await draftLines(trx, row, caller.pays) : await answerFacture(work, id)
    const isTyped = (line: LigneFacture) => line.cause === null || line.cause.startsWith('ligne:')
    const open = row.idCandidat === null ? [] : await openLines(trx, row.idCandidat, caller.pays)
    const causes = [
      ...new Set(lignes.flatMap(({ cause }) => (open.some((line) => line.cause === cause) ? [cause] : []))),
    ]
    const client =
      row.clientNom === null
        ? null
        : { nom: row.clientNom, adresse: row.clientAdresse ?? '', matricule: row.clientMatricule }
    const input = {
      idCandidat: row.idCandidat,
      client,
      causes: causes.flatMap((cause) => cause ?? []),
      lignes: lignes.filter(isTyped).map(typedOf),
      echeance: null,
      note: row.note,
    }
    if (input.causes.length + input.lignes.length === 0) throw wrongState()
    return createFacture(deps, caller, input)
  })

/**
 * Drafts a credit note.
 * @throws 404, 409 for a draft or when the amount is more than what is left of the invoice, 422 when the total is not
 *   above zero
 */
export const createAvoir = (deps: Deps, caller: Caller, id: number, input: AvoirInput): Promise<FactureDetail> =>
  write(deps, caller, async (work) => {
    const { trx, moment } = work
    await lockMoney(trx, schoolOf(caller))
    const row = await mustFindFacture(trx, caller, 'update', id, moment)
    if (row.status !== 'SENT' || row.serie !== 'FA') throw wrongState()
    const { lignes, isTooBig } = await creditLines(trx, row, input.causes, caller.pays)
    if (totalsOf(lignes).ttc <= 0) throw invalid({ causes: 'total_positive' })
    if (isTooBig) throw new HttpError(409, 'avoir_too_big')
    const { idCandidat, clientNom, clientAdresse, clientMatricule, idAutoEcole } = row
    const client = { idCandidat, clientNom, clientAdresse, clientMatricule }
    const about = { serie: 'AV' as const, idCorrigee: id, motif: input.motif, echeance: null, note: null }
    const search = { recherche: row.recherche }
    const values = { ...asDraft(work, idAutoEcole), ...about, ...client, ...search, ...totalsOf(lignes) }
    const idAvoir = await insertFacture(trx, values)
    await replaceLignes(trx, idAvoir, lignes)
    await logDraft(work, idAvoir, idAutoEcole, 'create')
    return answerFacture(work, idAvoir)
  })
