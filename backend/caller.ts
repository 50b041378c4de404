import type { AppAbility, Person } from '@contract/ability'
import type { Pays } from '@contract/clock/pays'

/** The authenticated caller: read from the database at each request, never from client data. */
export interface Caller extends Person {
  nomComplet: string
  /** The school's country, which decides what day it is. */
  pays: Pays
  idSession: string
  /** Must still replace the temporary password; until then hardly any call is open. */
  isFirstLogin: boolean
  ability: AppAbility
}
