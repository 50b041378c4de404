import type { CompteCandidat } from '@contract/argent/compte'
import type { RepriseApercu, RepriseApercus, RepriseInput } from '@contract/argent/reprise'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../../caller'
import { lockMoney } from '../../../database/argent/compteur'
import { inscriptionsOf, insertInscription, insertLots, insertPrices } from '../../../database/argent/inscription'
import { insertReprise, isUsed, removeReprise, reprisesOf } from '../../../database/argent/reprise'
import type { Deps } from '../../../deps'
import { HttpError, notFound, wrongState } from '../../../errors'
import { presentCompte } from '../../../presenters/argent/compte'
import { frozenPrices } from '../../../rules/argent/enrolment'
import { mustFind } from '../../ecole/candidat'
import { schoolOf, type Write, write } from '../../write'
import { logCompte } from '../logCompte'
import { settleCandidat, settleEnrolments } from '../settle'
import { type Moved, mustHaveDate, readRows } from './opening'

const present = ({ row, opening }: Moved): RepriseApercu => ({ idCandidat: row.idCandidat, ...opening })

/** Computes what saving the rows would post. @throws 404, 409, 422 */
export const previewReprise = (deps: Deps, caller: Caller, { rows }: RepriseInput): Promise<RepriseApercus> =>
  write(deps, caller, async (work) => ({
    data: (await readRows(work, rows)).map(present),
    dateReprise: await mustHaveDate(work.trx, caller),
  }))

/** Enrols one candidate from the first day of the books, with the balance owed on that day. */
async function moveIn(work: Write, { row, candidat, bought, opening }: Moved, dateReprise: string): Promise<void> {
  const { trx, caller, now } = work
  const { id: idCandidat, idAutoEcole, idPermi } = candidat
  // The money is locked: another user who was faster has already written the enrolment.
  if (candidat.archived === 1) throw wrongState()
  if ((await inscriptionsOf(trx, idCandidat)).length > 0) throw new HttpError(409, 'reprise_taken')
  const { solde, depassement, lots } = opening
  const { prix, minutesCode, minutesCirculation, minutesParc, autres, paye, idForfait } = row
  const idInscription = await insertInscription(
    trx,
    {
      idAutoEcole,
      idCandidat,
      idPermi,
      dateDebut: dateReprise,
      idForfait,
      idConfigPrix: bought.list.id,
      pasPrix: bought.pasPrix,
      repriseSolde: solde,
    },
    now,
  )
  await insertPrices(trx, idInscription, frozenPrices(bought.list, bought.rates), dateReprise, now)
  const terms = { dateEffet: dateReprise, dateFin: null, origine: 'REPRISE', idReduit: null } as const
  await insertLots(
    trx,
    idInscription,
    lots.map((lot) => ({ ...lot, ...terms })),
    now,
  )
  const typed = { dateReprise, prix, minutesCode, minutesCirculation, minutesParc, depassement, autres, paye, solde }
  await insertReprise(trx, {
    idAutoEcole,
    idCandidat,
    idInscription,
    ...typed,
    idUtilisateur: caller.id,
    createdAt: now,
  })
  const { depassement: _, ...logged } = typed
  await logCompte(work, { idAutoEcole, idCandidat, action: 'enrol_reprise', after: { idForfait, ...logged } })
  await settleCandidat(work, idAutoEcole, idCandidat)
}

/**
 * Enters the opening balances of candidates from before the first day of the books, all or none, and each candidate
 * once only.
 * @throws 404, 409 `no_date_reprise`, `no_prices`, `reprise_taken` or when archived, 422
 */
export const saveReprise = (deps: Deps, caller: Caller, { rows }: RepriseInput): Promise<RepriseApercus> =>
  write(deps, caller, async (work) => {
    await lockMoney(work.trx, schoolOf(caller))
    const dateReprise = await mustHaveDate(work.trx, caller)
    const moved = await readRows(work, rows)
    for (const one of moved) await moveIn(work, one, dateReprise)
    return { data: moved.map(present), dateReprise }
  })

/** Removes a candidate's opening balance while nothing has used it. @throws 404, 409 `reprise_used` */
export const undoReprise = (deps: Deps, caller: Caller, id: number): Promise<CompteCandidat> =>
  write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const candidat = await mustFind(trx, caller, 'update', id)
    const { idAutoEcole } = candidat
    await lockMoney(trx, idAutoEcole)
    const [reprise] = await reprisesOf(trx, id)
    if (!reprise) throw notFound()
    if (await isUsed(trx, reprise)) throw new HttpError(409, 'reprise_used')
    await removeReprise(trx, reprise, now)
    const { dateReprise, solde } = reprise
    await logCompte(work, { idAutoEcole, idCandidat: id, action: 'undo_reprise', after: { dateReprise, solde } })
    await settleEnrolments(work, idAutoEcole, id, [])
    return presentCompte(trx, candidat, caller, dayIn(moment, caller.pays))
  })
