import type { changePasswordInput, loginInput } from '@contract/compte/auth'
import type { z } from 'zod'
import { verifyPassword } from '../../auth/password'
import { presentProfil } from '../../auth/profil'
import { type Device, openSession, rotate } from '../../auth/session'
import { signAccessToken } from '../../auth/token'
import { refuseLocked } from '../../auth/wrongPasswords'
import { findUtilisateur, type Utilisateur, updateUtilisateur } from '../../database/compte/utilisateur'
import { inTurn, transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { invalid, unauthenticated } from '../../errors'
import { decide } from '../write'
import { checkCredentials, countFailures, turnOf, wrongPassword } from './credentials'
import { hashNewPassword, setPassword } from './motDePasse'
import { throttle } from './throttle'

/** Tries to choose a new password. */
const MAX_CHANGES = 20
const CHANGES_MINUTES = 10

/** Signs in. @throws 401 for a wrong pair or a disabled account, 429 while the account is locked */
export async function login(deps: Deps, input: z.output<typeof loginInput>, device: Device, sender: string) {
  const user = await checkCredentials(deps, { ...input, sender })
  if (!user.actif) throw unauthenticated('inactive')
  const session = await transact(
    deps.db,
    async (trx) => {
      const current = await findUtilisateur(trx, user.id)
      // With many concurrent tries, those after the fifth wrong one are refused even with the right password.
      refuseLocked(current, deps.clock())
      // Hashing is slow: the password may have been changed, or the account disabled, in the meantime.
      if (current.motDePasse !== user.motDePasse) throw unauthenticated('bad_credentials')
      if (!current.actif) throw unauthenticated('inactive')
      const derniereConnexion = deps.clock().toISOString()
      await updateUtilisateur(trx, user.id, { echecs: 0, verrouilleJusqua: null, derniereConnexion })
      return openSession(trx, deps, user.id, device)
    },
    { of: 'compte', id: user.id },
  )
  return {
    ...(await presentProfil(deps, user.id)),
    access_token: await signAccessToken(deps, user, session.id),
    refresh_token: session.refreshToken,
  }
}

/** Exchanges a refresh token for the next pair. @throws 401 */
export async function renew(deps: Deps, refreshToken: string) {
  return decide(deps, async (trx) => {
    const next = await rotate(trx, deps, refreshToken)
    // Returned, not thrown: a reused token ends all sessions, and that must be committed.
    if (!next) return unauthenticated()
    const user = await findUtilisateur(trx, next.idUtilisateur)
    if (!user.actif) return unauthenticated('inactive')
    const access_token = await signAccessToken({ ...deps, db: trx }, user, next.idSession)
    return { access_token, refresh_token: next.refreshToken }
  })
}

/**
 * Changes the caller's password, ends all their sessions and opens a new one.
 * @throws 422 for a wrong current password or an unsuitable new one, 429 while the account is locked
 */
export async function changePassword(
  deps: Deps,
  idUtilisateur: number,
  input: z.output<typeof changePasswordInput>,
  device: Device,
) {
  // Read before the turn: of two changes at once, the second is refused because the password has changed, not as a
  // wrong password.
  const user = await findUtilisateur(deps.db, idUtilisateur)
  return inTurn(deps.db, turnOf(idUtilisateur), () => changeInTurn(deps, user, input, device))
}

async function changeInTurn(
  deps: Deps,
  user: Utilisateur,
  input: z.output<typeof changePasswordInput>,
  device: Device,
) {
  const idUtilisateur = user.id
  refuseLocked(await findUtilisateur(deps.db, idUtilisateur), deps.clock())
  // Judging a password takes time whatever the answer, so the tries are limited.
  await throttle(deps, [{ cle: `password:${idUtilisateur}`, max: MAX_CHANGES, minutes: CHANGES_MINUTES }])
  const turn = turnOf(idUtilisateur)
  const hashing = hashNewPassword(deps, user, input.password, turn)
  // A fault of the new password is reported only below, after the current password was verified.
  hashing.catch(() => undefined)
  if (!(await verifyPassword(input.currentPassword, user.motDePasse, turn))) {
    const left = await countFailures(deps, [user])
    throw left === 0 ? wrongPassword(left) : invalid({ currentPassword: 'password_wrong' })
  }
  // With many concurrent tries, the faults of the new password must not reveal that a try after the fifth had the right
  // current password.
  refuseLocked(await findUtilisateur(deps.db, idUtilisateur), deps.clock())
  const hash = await hashing
  return decide(deps, async (trx) => {
    refuseLocked(await findUtilisateur(trx, idUtilisateur), deps.clock())
    await setPassword(trx, deps, user, hash)
    const session = await openSession(trx, deps, idUtilisateur, device)
    const access_token = await signAccessToken({ ...deps, db: trx }, user, session.id)
    return { access_token, refresh_token: session.refreshToken }
  })
}
