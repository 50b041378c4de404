import { MINUTE_MS } from '@contract/clock/moments'
import { verifyAsLong } from '../../auth/password'
import { countFailure, LOCK_MINUTES, locked, refuseLocked } from '../../auth/wrongPasswords'
import { findByIdentifier, findUtilisateur, type Utilisateur } from '../../database/compte/utilisateur'
import { inTurn, transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { HttpError } from '../../errors'
import { countUnknown, refuseLockedName } from './unknownAccount'

/** The account with this user name, or else all accounts with this e-mail address or phone number. */
async function accountsOf({ db }: Deps, typed: string): Promise<Utilisateur[]> {
  const found = await findByIdentifier(db, typed)
  const named = found.find((user) => user.username === typed.trim().toLowerCase())
  return named ? [named] : found
}

/**
 * Counts a wrong password on each of these accounts; returns the tries left on the account with the most.
 * @throws 429 when concurrent tries have locked all of them: this try then learns nothing about its password
 */
export async function countFailures(deps: Deps, users: Utilisateur[]): Promise<number> {
  const now = deps.clock()
  const counted = await transact(deps.db, async (trx) => {
    const current: { user: Utilisateur; left: number }[] = []
    for (const { id } of users) {
      const user = await findUtilisateur(trx, id)
      current.push({ user, left: await countFailure(trx, deps, user) })
    }
    return current
  })
  refuseAllLocked(
    counted.map(({ user }) => user),
    now,
  )
  return Math.max(...counted.map(({ left }) => left))
}

/** The number of tries left from which the answer warns the user. */
const WARNED_FROM = 2

/** The refusal of a wrong password; `left` is the number of tries left. */
export function wrongPassword(left: number): HttpError {
  if (left === 0) return locked(LOCK_MINUTES * MINUTE_MS)
  return new HttpError(401, 'bad_credentials', left <= WARNED_FROM ? { details: { left } } : {})
}

const isLocked = (user: Utilisateur, now: Date) =>
  user.verrouilleJusqua !== null && user.verrouilleJusqua > now.toISOString()

function refuseAllLocked(users: Utilisateur[], now: Date): void {
  const [first] = users
  if (first && users.every((user) => isLocked(user, now))) refuseLocked(first, now)
}

/** What a person typed to sign in, and the address that sent it. */
interface Try {
  username: string
  password: string
  sender: string
}

/**
 * The account to sign in to: of several that share an e-mail address, the one with this password.
 * @throws 401 for a wrong pair, with the tries left once they are few; 429 from the fifth wrong password on, and while
 * too many passwords wait to be checked
 */
export async function checkCredentials(deps: Deps, typed: Try): Promise<Utilisateur> {
  const [account] = await accountsOf(deps, typed.username)
  return inTurn(deps.db, turnOf(account?.id ?? typed.username), () => checkInTurn(deps, typed))
}

/**
 * The turn of password tries on an account: each try waits until the one before is counted, so that parallel
 * connections do not give more tries.
 */
export const turnOf = (account: number | string) => `compte:${account}`

async function checkInTurn(deps: Deps, { username, password, sender }: Try): Promise<Utilisateur> {
  const users = await accountsOf(deps, username)
  if (users.length === 0) await refuseLockedName(deps, username)
  refuseAllLocked(users, deps.clock())
  const open = users.filter((user) => !isLocked(user, deps.clock()))
  const stored = open.map((user) => user.motDePasse)
  const verdicts = await verifyAsLong(password, stored, deps.passwordRounds, sender)
  const right = open.filter((_, index) => verdicts[index])
  const meant = right.find((user) => user.actif) ?? right[0]
  if (meant) return meant
  throw wrongPassword(users.length === 0 ? await countUnknown(deps, username) : await countFailures(deps, open))
}
