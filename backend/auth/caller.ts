import { abilityRules, buildAbility, type Person } from '@contract/ability'
import { PAYS_PLATEFORME, type Pays } from '@contract/clock/pays'
import type { Caller } from '../caller'
import type { Bit } from '../database/bit'

/** An account as it is read for a request. */
interface User extends Person {
  nomComplet: string
  isFirstLogin: Bit
  pays: Pays | null
}

/** The caller for an account, with the rights that the account has now. */
export const callerOf = (user: User, idSession: string): Caller => ({
  ...user,
  pays: user.pays ?? PAYS_PLATEFORME,
  isFirstLogin: user.isFirstLogin === 1,
  idSession,
  ability: buildAbility(abilityRules(user)),
})
