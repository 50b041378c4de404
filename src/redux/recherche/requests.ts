import { search } from '@contract/calls/ecole/recherche'
import type { Recherche } from '@contract/ecole/recherche'
import { sendCall } from '../failures'

/** What a text finds; nothing of it is kept: a record that was just added is found by the next letter. @throws what failed */
export async function findRecords(q: string, signal: AbortSignal): Promise<Recherche> {
  const { data, error } = await sendCall(search, { q }, { signal, failure: 'quiet' })
  if (error) throw error
  return data
}
