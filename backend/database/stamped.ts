import type { Generated } from 'kysely'

/** The id and the timestamps that every changeable record has. */
export interface Stamped {
  id: Generated<number>
  createdAt: string
  updatedAt: string
}
