import { countFailure, refuseLocked } from '../../auth/lock'
import { verifyAsLong } from '../../auth/password'
import { findByIdentifier, findUtilisateur, type Utilisateur } from '../../database/compte/utilisateur'
import type { Deps } from '../../deps'
import { unauthenticated } from '../../errors'

/** The account of this user name, or else all those of this e-mail address or phone number. */
async function accountsOf({ db }: Deps, typed: string): Promise<Utilisateur[]> {
  const found = await findByIdentifier(db, typed)
  const named = found.find((user) => user.username === typed.trim().toLowerCase())
  return named ? [named] : found
}

/**
 * Counts a wrong password on each of these accounts.
 * @throws 429 when other tries have locked them all by now: this one is then told nothing of its password
 */
export async function countFailures(deps: Deps, users: Utilisateur[]): Promise<void> {
  const now = deps.clock()
  const before = await deps.db.transaction().execute(async (trx) => {
    const current: Utilisateur[] = []
    for (const { id } of users) {
      const user = await findUtilisateur(trx, id)
      await countFailure(trx, deps, user)
      current.push(user)
    }
    return current
  })
  refuseAllLocked(before, now)
}

const isLocked = (user: Utilisateur, now: Date) =>
  user.verrouilleJusqua !== null && user.verrouilleJusqua > now.toISOString()

function refuseAllLocked(users: Utilisateur[], now: Date): void {
  const [first] = users
  if (first && users.every((user) => isLocked(user, now))) refuseLocked(first, now)
}

/**
 * The account that is meant: of several that share an e-mail address, the one whose password it is.
 * @throws 401 for a wrong pair, 429 once the account is locked
 */
export async function checkCredentials(deps: Deps, username: string, password: string): Promise<Utilisateur> {
  const users = await accountsOf(deps, username)
  refuseAllLocked(users, deps.clock())
  const open = users.filter((user) => !isLocked(user, deps.clock()))
  const stored = open.map((user) => user.motDePasse)
  const verdicts = await verifyAsLong(password, stored, deps.passwordRounds)
  const right = open.filter((_, index) => verdicts[index])
  const meant = right.find((user) => user.actif) ?? right[0]
  if (meant) return meant
  await countFailures(deps, open)
  throw unauthenticated('bad_credentials')
}
