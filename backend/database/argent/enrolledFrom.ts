import type { TarifEnUsage } from '@contract/argent/configPrix'
import type { Trx } from '../schema'

/** The most candidates that are named. */
const FIRST = 3

/** How many enrolments were made from a set of prices or a package, and the first candidates, the oldest first. */
export async function enrolledFrom(trx: Trx, column: 'idConfigPrix' | 'idForfait', id: number): Promise<TarifEnUsage> {
  const made = trx.selectFrom('inscription').where(column, '=', id)
  const { total } = await made.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const first = await made
    .innerJoin('candidat', 'candidat.id', 'inscription.idCandidat')
    .select(['candidat.prenom', 'candidat.nom'])
    .orderBy('inscription.id')
    .limit(FIRST)
    .execute()
  return { inscriptions: total, premiers: first.map(({ prenom, nom }) => `${prenom} ${nom}`) }
}
