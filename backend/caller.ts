import type { AppAbility, Person } from '@contract/ability'
import type { Pays } from '@contract/clock/pays'

/** Who is asking: read from the database at each request, never from what the client says of itself. */
export interface Caller extends Person {
  nomComplet: string
  /** Of the school; it says what day it is. */
  pays: Pays
  idSession: string
  /** Still to choose a password in the place of the temporary one; until then hardly anything is open. */
  isFirstLogin: boolean
  ability: AppAbility
}
