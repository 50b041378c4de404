import type { RepriseOffre, ReprisePage, repriseQuery } from '@contract/argent/reprise'
import { dayIn } from '@contract/clock/wall'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import { activePrices, packagesOnSale } from '../../../database/argent/prices'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import { listUnpriced, usedBefore } from '../../../database/argent/reprise'
import { page } from '../../../database/page'
import type { Db } from '../../../database/schema'
import type { Deps } from '../../../deps'
import { lotsOfDefaults, lotsOfFee, lotsOfPackage, type NewLot } from '../../../rules/argent/enrolment'
import { schoolOf } from '../../write'

const priceOf = (lots: readonly NewLot[]) => lots.reduce((sum, { montant }) => sum + montant, 0)

/** The offers that candidates of a permit may have bought, the most likely first; empty without active prices. */
async function offersOf(db: Db, idAutoEcole: number, idPermi: number, step: number): Promise<RepriseOffre[]> {
  const list = await activePrices(db, idAutoEcole, idPermi)
  if (!list) return []
  const packages = await packagesOnSale(db, idAutoEcole, idPermi)
  const other = (formule: 'DEFAULT' | 'HOURS', lots: readonly NewLot[]) =>
    ({ idPermi, formule, idForfait: null, nom: null, prix: priceOf(lots) }) as const
  const defaults = lotsOfDefaults(list, step)
  return [
    ...packages.map((one) => {
      const prix = priceOf(lotsOfPackage(one, list, step))
      return { idPermi, formule: 'FORFAIT' as const, idForfait: one.id, nom: one.nom, prix }
    }),
    ...(defaults.some(({ service }) => service !== 'dossier') ? [other('DEFAULT', defaults)] : []),
    other('HOURS', lotsOfFee(list)),
  ]
}

/** The candidates who were never enrolled, with the minutes and exams recorded before the first day of the books. */
export async function listReprise(
  { db, clock }: Deps,
  caller: Caller,
  query: z.output<typeof repriseQuery>,
): Promise<ReprisePage> {
  const idAutoEcole = schoolOf(caller)
  const { dateReprise, pasPrix } = await reglagesArgentOf(db, idAutoEcole)
  const { rows, total } = await listUnpriced(db, idAutoEcole, query)
  const ids = rows.map(({ id }) => id)
  const used = await usedBefore(db, ids, dateReprise ?? dayIn(clock(), caller.pays), caller.pays)
  const offres: RepriseOffre[] = []
  for (const idPermi of new Set(rows.map((row) => row.idPermi))) {
    offres.push(...(await offersOf(db, idAutoEcole, idPermi, pasPrix)))
  }
  const data = rows.map((row) => ({ ...row, ...used(row.id) }))
  return { ...page(data, total, query), dateReprise, offres }
}
