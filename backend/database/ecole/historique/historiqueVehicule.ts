import type { Logged } from '../../../rules/ecole/kilometrage'
import type { Trx } from '../../schema'

const parsed = (text: string | null): Logged['after'] => (text === null ? null : JSON.parse(text))

/** The log of a vehicle, oldest first. */
export async function historiqueOfVehicule(trx: Trx, id: number): Promise<Logged[]> {
  const rows = await trx
    .selectFrom('historique')
    .select(['action', 'before', 'after'])
    .where('entite', '=', 'vehicule')
    .where('idEntite', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action, before, after }) => ({ action, before: parsed(before), after: parsed(after) }))
}
