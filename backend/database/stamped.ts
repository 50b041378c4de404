import type { Generated } from 'kysely'

/** The columns of every record that can change. */
export interface Stamped {
  id: Generated<number>
  createdAt: string
  updatedAt: string
}
