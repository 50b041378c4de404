import type { RepriseRow } from '@contract/argent/reprise'
import { LESSON_SERVICES } from '@contract/argent/service'
import type { FieldErrors } from '@contract/errors'
import { recordOf } from '@contract/recordOf'
import type { Caller } from '../../../caller'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import { usedBefore } from '../../../database/argent/reprise'
import type { CandidatRow } from '../../../database/ecole/candidat/rows'
import type { Trx } from '../../../database/schema'
import { HttpError, invalid } from '../../../errors'
import { frozenPrices } from '../../../rules/argent/enrolment'
import { type Opening, openingOf } from '../../../rules/argent/reprise'
import { mustFind } from '../../ecole/candidat'
import { schoolOf, type Write } from '../../write'
import { boughtLots } from '../bought'

/** An opening balance to enter: the typed row, its candidate, the purchase and the computed balance. */
export interface Moved {
  row: RepriseRow
  candidat: CandidatRow
  bought: Awaited<ReturnType<typeof boughtLots>>
  opening: Opening
}

/** The first day of the school's books. @throws 409 while the school has not set it */
export async function mustHaveDate(trx: Trx, caller: Caller): Promise<string> {
  const { dateReprise } = await reglagesArgentOf(trx, schoolOf(caller))
  if (dateReprise === null) throw new HttpError(409, 'no_date_reprise')
  return dateReprise
}

async function readRow({ trx, caller }: Write, row: RepriseRow, dateReprise: string): Promise<Moved> {
  const candidat = await mustFind(trx, caller, 'update', row.idCandidat)
  const { idAutoEcole, idPermi } = candidat
  const { formule, idForfait, prix, autres, paye } = row
  const bought = await boughtLots(trx, { idAutoEcole, idPermi, formule, idForfait })
  const used = await usedBefore(trx, [candidat.id], dateReprise, caller.pays)
  const { examens } = used(candidat.id)
  const minutes = { code: row.minutesCode, circulation: row.minutesCirculation, parc: row.minutesParc }
  const prices = new Map(frozenPrices(bought.list).map(({ service, montant }) => [service, montant]))
  const hour = recordOf(LESSON_SERVICES, (etape) => prices.get(etape) ?? 0)
  const { lots, pasPrix: step } = bought
  return { row, candidat, bought, opening: openingOf({ lots, prix, minutes, examens, autres, paye, hour, step }) }
}

/**
 * Computes the opening balance of each row, in the order of the rows.
 * @throws 404, 409 `no_date_reprise` or `no_prices`, 422 with the faults of all rows
 */
export async function readRows(work: Write, rows: readonly RepriseRow[]): Promise<Moved[]> {
  const dateReprise = await mustHaveDate(work.trx, work.caller)
  const moved: Moved[] = []
  const faults: FieldErrors = {}
  for (const [index, row] of rows.entries()) {
    try {
      moved.push(await readRow(work, row, dateReprise))
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422) throw error
      for (const [field, code] of Object.entries(error.extra.errors ?? {})) faults[`rows.${index}.${field}`] = code
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return moved
}
