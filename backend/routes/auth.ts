import {
  changePasswordInput,
  loginAnswer,
  loginInput,
  logoutInput,
  refreshInput,
  sentMessage,
  tokens,
} from '@contract/auth'
import { z } from 'zod'
import { countFailure, refuseLocked } from '../auth/lock'
import { hashPassword, isStrong, verifyPassword } from '../auth/password'
import { presentMe } from '../auth/profile'
import { deviceOf, endSessionOf, endSessions, openSession, rotate } from '../auth/session'
import { signAccessToken } from '../auth/token'
import type { Trx } from '../database/schema'
import { findByIdentifier, findUtilisateur } from '../database/utilisateur'
import type { Deps } from '../deps'
import type { Api } from '../http/endpoint'
import { invalid, unauthenticated } from '../http/errors'

/** Hash of no password, checked when the user is unknown: both refusals take the same time. */
const decoy = (rounds: number) => `pbkdf2$${rounds}$AAAAAAAAAAAAAAAAAAAAAA$AAAA`

/** The one account that is meant, by user name first; an e-mail address that several share means none. */
async function accountOf({ db }: Deps, typed: string) {
  const found = await findByIdentifier(db, typed)
  return (
    found.find((user) => user.username === typed.trim().toLowerCase()) ?? (found.length === 1 ? found[0] : undefined)
  )
}

/** @throws 401 for a wrong pair, 429 once the account is locked */
async function checkCredentials(deps: Deps, username: string, password: string) {
  const user = await accountOf(deps, username)
  if (user) refuseLocked(user, deps.clock())
  const right = await verifyPassword(password, user?.motDePasse ?? decoy(deps.passwordRounds))
  if (user && right) return user
  if (user) {
    await deps.db.transaction().execute(async (trx) => {
      const current = await findUtilisateur(trx, user.id)
      await countFailure(trx, deps, current)
    })
  }
  throw unauthenticated('bad_credentials')
}

async function login(deps: Deps, input: z.output<typeof loginInput>, device: ReturnType<typeof deviceOf>) {
  const user = await checkCredentials(deps, input.username, input.password)
  if (!user.actif) throw unauthenticated('inactive')
  const session = await deps.db.transaction().execute(async (trx) => {
    // Of many tries sent at once, those behind the fifth find the account locked, the right one too.
    refuseLocked(await findUtilisateur(trx, user.id), deps.clock())
    await trx
      .updateTable('utilisateur')
      .set({ echecs: 0, verrouilleJusqua: null, derniereConnexion: deps.clock().toISOString() })
      .where('id', '=', user.id)
      .execute()
    return openSession(trx, deps, user.id, device)
  })
  return {
    ...(await presentMe(deps, user.id)),
    access_token: await signAccessToken(deps, user, session.id),
    refresh_token: session.refreshToken,
  }
}

/**
 * Sets a new password and ends the sessions named.
 * @throws 422 when the password is weak or the one before
 */
export async function setPassword(trx: Trx, deps: Deps, idUtilisateur: number, password: string, keep: string | null) {
  const user = await findUtilisateur(trx, idUtilisateur)
  if (await verifyPassword(password, user.motDePasse)) throw invalid({ password: 'password_same' })
  const words = [user.username, user.nomComplet, user.email ?? '', user.telephone ?? '', 'voie libre', 'voielibre']
  if (!(await isStrong(password, words))) throw invalid({ password: 'password_weak' })
  await trx
    .updateTable('utilisateur')
    .set({
      motDePasse: await hashPassword(password, deps.passwordRounds),
      isFirstLogin: 0,
      echecs: 0,
      verrouilleJusqua: null,
      updatedAt: deps.clock().toISOString(),
    })
    .where('id', '=', idUtilisateur)
    .execute()
  await endSessions(trx, deps.clock, idUtilisateur, { except: keep })
}

function passwordRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'auth/change-password',
      summary: 'Change one’s own password; every other session ends',
      can: 'signedIn',
      body: changePasswordInput,
      answer: tokens,
    },
    async ({ body, caller, c }) => {
      const user = await findUtilisateur(deps.db, caller.id)
      refuseLocked(user, deps.clock())
      if (!(await verifyPassword(body.currentPassword, user.motDePasse))) {
        await deps.db.transaction().execute(async (trx) => countFailure(trx, deps, await findUtilisateur(trx, user.id)))
        throw invalid({ currentPassword: 'password_wrong' })
      }
      const session = await deps.db.transaction().execute(async (trx) => {
        await setPassword(trx, deps, caller.id, body.password, null)
        return openSession(trx, deps, caller.id, deviceOf(c))
      })
      return { access_token: await signAccessToken(deps, user, session.id), refresh_token: session.refreshToken }
    },
  )
}

/** Signing in and out, and the tokens in between. */
export function authRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    { method: 'post', path: 'auth/login', summary: 'Sign in', can: 'public', body: loginInput, answer: loginAnswer },
    ({ body, c }) => login(deps, body, deviceOf(c)),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'auth/refresh',
      summary: 'Exchange a refresh token; one that comes back a second time ends all sessions',
      can: 'public',
      body: refreshInput,
      answer: tokens,
    },
    async ({ body }) => {
      const next = await deps.db.transaction().execute((trx) => rotate(trx, deps, body.refreshToken))
      if (!next) throw unauthenticated()
      const user = await findUtilisateur(deps.db, next.idUtilisateur)
      if (!user.actif) throw unauthenticated('inactive')
      return { access_token: await signAccessToken(deps, user, next.idSession), refresh_token: next.refreshToken }
    },
  )
  api.endpoint(
    {
      method: 'post',
      path: 'auth/logout',
      summary: 'End the session of a refresh token',
      can: 'public',
      body: logoutInput,
    },
    async ({ body }) => {
      await deps.db.transaction().execute((trx) => endSessionOf(trx, deps.clock, body.refreshToken))
      return undefined
    },
  )
  passwordRoutes(api)
  const list = deps.outbox.list
  if (list) {
    api.endpoint(
      { method: 'get', path: 'auth/outbox', summary: 'Messages sent', can: 'public', answer: z.array(sentMessage) },
      () => list(),
    )
  }
}
