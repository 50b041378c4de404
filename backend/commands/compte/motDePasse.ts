import type { resetPasswordInput } from '@contract/compte/auth'
import { passwordWords } from '@contract/compte/passwordWords'
import type { z } from 'zod'
import { hashPassword, isStrong, verifyPassword } from '../../auth/password'
import { endSessions } from '../../auth/session'
import { dropCode, takeCode } from '../../database/compte/resetCode'
import {
  findByIdentifier,
  findUtilisateur,
  type Utilisateur,
  updateWithPassword,
} from '../../database/compte/utilisateur'
import type { Trx } from '../../database/schema'
import { transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { invalid, tooMany, wrongState } from '../../errors'
import { decide } from '../write'
import { redeem, refusedUntil, sendCode, sendNothing } from './resetCode'

/**
 * The hash of a suitable new password. It is slow and would block all other writers inside a transaction, so it runs
 * before one, and its parts run in parallel because each takes seconds on a cheap phone.
 * @throws 422 when the password is weak or equal to the current one, 429 while too many passwords wait to be hashed
 */
export async function hashNewPassword(
  deps: Deps,
  user: Utilisateur,
  password: string,
  sender: string,
): Promise<string> {
  const words = passwordWords([user.username, user.nomComplet, user.email, user.telephone])
  const [isSame, strong, hash] = await Promise.all([
    verifyPassword(password, user.motDePasse, sender),
    isStrong(password, words),
    hashPassword(password, deps.passwordRounds, sender),
  ])
  if (isSame) throw invalid({ password: 'password_same' })
  if (!strong) throw invalid({ password: 'password_weak' })
  return hash
}

/**
 * Stores a new password and ends all sessions, and the running reset code: whoever has it could take the account back.
 * @throws 409 when the password has changed since `user` was read
 */
export async function setPassword(trx: Trx, deps: Deps, user: Utilisateur, hash: string): Promise<void> {
  const unlocked = { isFirstLogin: 0, echecs: 0, verrouilleJusqua: null } as const
  const updatedAt = deps.clock().toISOString()
  if (!(await updateWithPassword(trx, user, { ...unlocked, motDePasse: hash, updatedAt }))) throw wrongState()
  await dropCode(trx, user.id)
  await endSessions(trx, deps.clock, user.id, { except: null })
}

/**
 * Maximum number of messages per request when several accounts share an address. The others can use their user name.
 */
const MAX_LETTERS = 10

/**
 * Sends a code to the accounts that the identifier may mean; never reveals whether there is one.
 * @throws 429 while no code would be accepted for the identifier, whether it has an account or not
 */
export function forgotPassword(deps: Deps, identifiant: string): Promise<void> {
  return transact(deps.db, async (trx) => {
    const until = await refusedUntil(trx, deps, identifiant)
    if (until !== null) throw tooMany(until, deps.clock())
    const users = await findByIdentifier(trx, identifiant)
    const reachable = users.filter((user) => user.actif && (user.email || user.telephone))
    for (const user of reachable.slice(0, MAX_LETTERS)) await sendCode(trx, deps, user, identifiant)
    if (reachable.length === 0) await sendNothing(trx, deps, identifiant)
  })
}

/** Sets a new password with a code. @throws 422 for a wrong code or an unsuitable password, 429 */
export async function resetPassword(
  deps: Deps,
  input: z.output<typeof resetPasswordInput>,
  sender: string,
): Promise<void> {
  const found = await transact(deps.db, (trx) => redeem(trx, deps, input.identifiant, input.code))
  if (found.state === 'spent') throw tooMany(found.until, deps.clock())
  if (found.state === 'wrong') throw invalid({ code: 'code_wrong' })
  const user = await findUtilisateur(deps.db, found.idUtilisateur)
  const hash = await hashNewPassword(deps, user, input.password, sender)
  await decide<void>(deps, async (trx) => {
    if (!(await takeCode(trx, user.id, found.hash))) throw invalid({ code: 'code_wrong' })
    await setPassword(trx, deps, user, hash)
  })
}
