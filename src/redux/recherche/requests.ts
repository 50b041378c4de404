import { search } from '@contract/calls/ecole/recherche'
import type { Recherche } from '@contract/ecole/recherche'
import { sendCall } from '../failures'

/**
 * The search results of a text; never cached, so that the next letter finds a record that was just added. @throws the
 * failure
 */
export async function findRecords(q: string, signal: AbortSignal): Promise<Recherche> {
  const { data, error } = await sendCall(search, { q }, { signal, failure: 'quiet' })
  if (error) throw error
  return data
}
