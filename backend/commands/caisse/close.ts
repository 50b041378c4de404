import type { CaisseSessionDetail, FermetureInput } from '@contract/caisse/caisse'
import { yearOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { printedNumber } from '@contract/papiers/printedNumber'
import { sha256 } from '../../auth/crypto'
import type { Caller } from '../../caller'
import { balanceOf, openAccounts } from '../../database/argent/compte'
import { nextNumber } from '../../database/argent/compteur'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { reprisesIn } from '../../database/caisse/ecart'
import { sessionMovements } from '../../database/caisse/rapport'
import { countsOf, lastHash, type SessionRow, storeClosing } from '../../database/caisse/session'
import type { Deps } from '../../deps'
import { HttpError, invalid } from '../../errors'
import { presentSessionDetail } from '../../presenters/caisse/session'
import type { Line } from '../../rules/argent/settlement'
import { closingLines } from '../../rules/caisse/closing'
import { reportOf } from '../../rules/caisse/report'
import { boxOf } from '../../rules/caisse/session'
import { post } from '../argent/post'
import { type Write, write } from '../write'
import { mustBeOpen } from './count'
import { logCaisse } from './logCaisse'
import { closePeriods } from './periods'
import { mustFindSession } from './session'

/** The series of closings. */
const SERIE = 'CL'

/** Posts movements of a session that are not transactions. */
export async function postSession(work: Write, idAutoEcole: number, id: number, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await post(work, {
    idAutoEcole,
    kind: 'MONEY',
    lines: lines.map((line) => ({ ...line, cause: `caisse:${id}` })),
    idCandidat: null,
    idMoniteur: null,
    mois: null,
    idTransaction: null,
    dueDates: new Map(),
  })
}

/** The last count, with which the session closes. @throws 409 when there is none, or money has moved since */
async function lastCount({ trx }: Write, session: SessionRow) {
  const counts = await countsOf(trx, session.id)
  const count = counts.at(-1)
  const theorique = await balanceOf(trx, session.idAutoEcole, boxOf(session.idUtilisateur))
  if (!count || count.theorique !== theorique) throw new HttpError(409, 'caisse_moved')
  return { counts, count, ecart: count.compte - theorique, theorique }
}

/** The hash of a closing: over its report and the hash of the closing before it. */
const hashOf = (before: string, rapport: string): Promise<string> => sha256(before + rapport)

/**
 * Closes a session on its last count. Posts the difference and the deposit to the safe, takes the next number, and
 * keeps the report as it is printed, with a hash chained to the closing before it.
 * @throws 404, 409 when it is closed, was not counted or money has moved since, 422 without a reason for the difference
 */
export function closeSession(
  deps: Deps,
  caller: Caller,
  id: number,
  { motif, verse }: FermetureInput,
): Promise<CaisseSessionDetail> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const session = await mustBeOpen(work, id)
    const { idAutoEcole, idUtilisateur } = session
    const { counts, count, ecart, theorique } = await lastCount(work, session)
    const { ecartTolere } = await reglagesArgentOf(trx, idAutoEcole)
    if (motif === null && Math.abs(ecart) > ecartTolere) throw invalid({ motif: 'required' })
    if (verse > count.compte) throw invalid({ verse: 'above_counted' })
    const annee = yearOf(dayIn(moment, caller.pays))
    const numero = await nextNumber(trx, idAutoEcole, SERIE, annee)
    const closing = { theorique, compte: count.compte, ecart, motif, verse }
    const accounts = await openAccounts(trx, idAutoEcole, [boxOf(idUtilisateur)])
    const idBox = accounts.get(boxOf(idUtilisateur)) ?? 0
    const report = reportOf(session, {
      ...closing,
      counts,
      rows: await sessionMovements(trx, id, idBox),
      reprises: await reprisesIn(trx, id),
      numero: printedNumber(SERIE, annee, numero),
      fermeePar: caller.nomComplet,
      fermeeLe: now,
    })
    await postSession(work, idAutoEcole, id, closingLines({ idUtilisateur, ecart, verse }))
    const rapport = JSON.stringify(report)
    const empreinte = await hashOf(await lastHash(trx, idAutoEcole), rapport)
    const signed = { fermeeLe: now, fermeePar: caller.id, annee, numero, rapport, empreinte }
    await storeClosing(trx, id, { ...closing, ...signed })
    const after = { numero: report.numero, caissier: session.caissier, compte: count.compte, ecart, verse, motif }
    await logCaisse(work, { idAutoEcole, id, action: 'close', after })
    await closePeriods(work, idAutoEcole)
    return presentSessionDetail(trx, await mustFindSession(trx, caller, id), caller, moment)
  })
}
