import { expressionBuilder } from 'kysely'
import type { Database } from '../schema'

/** Selects the series for a licence category: those that name it, and those that name no category. */
export function forPermi(permi: string | null) {
  const eb = expressionBuilder<Database, 'serie'>()
  const named = eb.selectFrom('serie_permi').select('code').whereRef('idSerie', '=', 'serie.id')
  return eb.or([eb.not(eb.exists(named)), eb.exists(named.where('code', '=', permi ?? ''))])
}
