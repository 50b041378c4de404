import type { __Domain__, __Domain__Values } from '@contract/__wing__/__domain__'
import type { Client } from './http'

export const __domain__Values = (values: Partial<__Domain__Values> = {}): __Domain__Values => ({ nom: 'Essai', ...values })

/** Adds a record through the API. */
export async function build__Domain__(client: Client, values: Partial<__Domain__Values> = {}): Promise<__Domain__> {
  const answer = await client.post<__Domain__>('/api/__slug__', __domain__Values(values))
  if (answer.status !== 201) throw new Error(`Refused: ${answer.status} ${answer.text}`)
  return answer.body
}
