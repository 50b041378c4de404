import type { FactureDetail, FactureSend, LigneFacture } from '@contract/argent/facture'
import { yearOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { fold } from '@contract/fold'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../../caller'
import { lockMoney, nextNumber } from '../../../database/argent/compteur'
import { putOnFacture, takeOffFactures } from '../../../database/argent/facture/charges'
import {
  correctionsOf,
  type FactureRow,
  lignesOf,
  nameTypedLignes,
  replaceLignes,
  updateFacture,
} from '../../../database/argent/facture/facture'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import { logChange } from '../../../database/ecole/historique'
import type { Deps } from '../../../deps'
import { HttpError, stale, wrongState } from '../../../errors'
import { clientStamp, partiesNow, stampOf } from '../../../presenters/argent/facture/facture'
import { draftLines, presentLigne } from '../../../presenters/argent/facture/lines'
import { OTHER_INCOME } from '../../../rules/argent/account'
import { totalsOf } from '../../../rules/argent/facture/totals'
import type { CausedLine } from '../../../rules/argent/settlement'
import { schoolOf, type Write, write } from '../../write'
import { post } from '../post'
import { answerFacture, mustFindFacture } from './find'

/** The debtor of the invoice's own postings: its candidate, or the company that it is addressed to. */
const debtorOf = ({ id, idCorrigee, idCandidat }: FactureRow): string =>
  idCandidat === null ? `client:${idCorrigee ?? id}` : `candidat:${idCandidat}`

/** A movement of the amount; on a credit note debit and credit are swapped. */
function moved(row: FactureRow, cause: string, debit: string, credit: string, montant: number): CausedLine[] {
  if (montant === 0) return []
  return [row.serie === 'FA' ? { cause, debit, credit, montant } : { cause, debit: credit, credit: debit, montant }]
}

/** Typed lines are charged by the invoice itself, because no other record charges them. */
const typedLines = (row: FactureRow, lignes: readonly LigneFacture[]): CausedLine[] =>
  lignes
    .filter(({ cause }) => cause?.startsWith('ligne:'))
    .flatMap(({ cause, ht, tva }) => [
      ...moved(row, cause ?? '', debtorOf(row), OTHER_INCOME, ht),
      ...moved(row, cause ?? '', debtorOf(row), 'tva', tva),
    ])

/** The stamp duty is owed to the State on a credit note as well, so debit and credit are never swapped. */
function stampLines(row: FactureRow, stamp: number, byClient: number): CausedLine[] {
  if (stamp === 0) return []
  const debit = byClient > 0 ? debtorOf(row) : 'charge:timbre'
  return [{ cause: `timbre:${row.id}`, debit, credit: 'timbre', montant: stamp }]
}

/** Gives the draft its number, and freezes its lines, its school and its client. */
async function number(work: Write, row: FactureRow, lignes: readonly LigneFacture[], timbre: number, jour: string) {
  const { trx, now } = work
  const annee = yearOf(jour)
  const numero = await nextNumber(trx, row.idAutoEcole, row.serie, annee)
  const printed = printedNumber(row.serie, annee, numero)
  await replaceLignes(trx, row.id, lignes)
  await nameTypedLignes(trx, row.id)
  await updateFacture(trx, row.id, {
    annee,
    numero,
    jour,
    timbre,
    status: 'SENT',
    ...totalsOf(lignes),
    echeance: row.serie === 'FA' ? (row.echeance ?? jour) : null,
    contenu: JSON.stringify(await partiesNow(trx, row)),
    recherche: `${row.recherche} ${fold(printed)}`.trim(),
    updatedAt: now,
  })
  return printed
}

/** Posts the document's own movements: its typed lines and its stamp duty. */
async function book(work: Write, row: FactureRow, lines: readonly CausedLine[], dueDate: string): Promise<void> {
  if (lines.length === 0) return
  await post(work, {
    idAutoEcole: row.idAutoEcole,
    kind: 'MONEY',
    lines,
    idCandidat: row.idCandidat,
    idMoniteur: null,
    mois: null,
    idTransaction: null,
    idFacture: row.id,
    dueDates: new Map(lines.map(({ cause }) => [cause, dueDate])),
  })
}

/**
 * A draft that can be sent, with the school's money locked.
 * @throws 404, 409 when it was sent, or saved since it was read
 */
async function mustSend(work: Write, id: number, version: number): Promise<FactureRow> {
  const { trx, caller, moment } = work
  await lockMoney(trx, schoolOf(caller))
  const row = await mustFindFacture(trx, caller, 'update', id, moment)
  if (row.status !== 'DRAFT') throw wrongState()
  if (row.version !== version) throw stale(await answerFacture(work, id))
  return row
}

/**
 * Sends a draft under the next number of its series, with its charges as they are now. Nothing is sent when their total
 * differs from the one that the user saw.
 * @throws 404, 409
 */
export function sendFacture(deps: Deps, caller: Caller, id: number, seen: FactureSend): Promise<FactureDetail> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const row = await mustSend(work, id, seen.version)
    const reglages = await reglagesArgentOf(trx, row.idAutoEcole)
    if (reglages.regimeTva === null) throw new HttpError(409, 'tva_unanswered')
    const { lignes, freed, lessened, isTooBig } = await draftLines(trx, row, caller.pays)
    if (isTooBig) throw new HttpError(409, 'avoir_too_big')
    const timbre = clientStamp(row.serie, caller.pays, reglages)
    const total = totalsOf(lignes).ttc + timbre
    if (lignes.length === 0 || total - timbre <= 0 || total !== seen.totalVu) {
      throw new HttpError(409, 'facture_changed', { details: { total } })
    }
    const jour = dayIn(moment, caller.pays)
    const printed = await number(work, row, lignes, timbre, jour)
    const sent = (await lignesOf(trx, [id])).map(presentLigne)
    const lines = [...typedLines(row, sent), ...stampLines(row, stampOf(row.serie, caller.pays, reglages), timbre)]
    await book(work, row, lines, row.echeance ?? jour)
    if (row.idCandidat !== null) {
      if (row.idCorrigee === null) await putOnFacture(trx, row.idCandidat, causesOf(sent), id)
      else await credit(work, row, freed, lessened)
    }
    const { idAutoEcole } = row
    await logChange(trx, caller, now, {
      entite: 'facture',
      id,
      idAutoEcole,
      action: 'send',
      after: { numero: printed },
    })
    return answerFacture(work, id)
  })
}

const causesOf = (lignes: readonly LigneFacture[]) => [...new Set(lignes.flatMap(({ cause }) => cause ?? []))]

/** Links the reduced charges to the credit note, and releases the fully returned ones for another invoice. */
async function credit(work: Write, row: FactureRow, freed: readonly string[], lessened: readonly string[]) {
  if (row.idCandidat === null || row.idCorrigee === null) return
  await putOnFacture(work.trx, row.idCandidat, lessened, row.id)
  const notes = (await correctionsOf(work.trx, row.idCorrigee)).map(({ id }) => id)
  const charges = freed.filter((cause) => !cause.startsWith('ligne:'))
  await takeOffFactures(work.trx, [row.idCorrigee, ...notes], charges)
}
