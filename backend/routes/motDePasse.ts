import { forgotPasswordInput, resetPasswordInput } from '@contract/auth'
import { randomInt, randomToken, sha256 } from '../auth/crypto'
import type { Trx } from '../database/schema'
import { findByIdentifier } from '../database/utilisateur'
import type { Deps, OutgoingMessage } from '../deps'
import type { Api } from '../http/endpoint'
import { HttpError, invalid } from '../http/errors'
import { setPassword } from './auth'

const CODE_MINUTES = 10
const MAX_TRIES = 5

interface Recipient {
  id: number
  username: string
  email: string | null
  telephone: string | null
}

/** The code's hash carries a salt of its own: a million codes are quickly listed otherwise. */
const hashCode = async (code: string, salt: string) => `${salt}$${await sha256(salt + code)}`

const codeMessage = (user: Recipient, code: string, identifiant: string): OutgoingMessage => ({
  canal: identifiant.includes('@') || !user.telephone ? 'email' : 'sms',
  destinataire: (identifiant.includes('@') || !user.telephone ? user.email : user.telephone) ?? '',
  sujet: 'Votre code de réinitialisation',
  texte: `Compte ${user.username} : votre code est ${code}. Il est valable ${CODE_MINUTES} minutes. Si vous n’avez rien demandé, ignorez ce message.`,
})

/**
 * Sends a code in the place of the one before. Tries of a code that still runs count on: whoever guesses must not
 * get five more by asking for another, nor a message sent once they are spent.
 */
async function sendCode(trx: Trx, deps: Deps, user: Recipient, identifiant: string): Promise<void> {
  const running = await trx
    .selectFrom('code_reinitialisation')
    .select('essais')
    .where('idUtilisateur', '=', user.id)
    .where('expiresAt', '>', deps.clock().toISOString())
    .executeTakeFirst()
  if (running && running.essais >= MAX_TRIES) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = await hashCode(code, randomToken(9))
  const expiresAt = new Date(deps.clock().getTime() + CODE_MINUTES * 60_000).toISOString()
  const values = { idUtilisateur: user.id, hash, essais: running?.essais ?? 0, expiresAt }
  await trx
    .insertInto('code_reinitialisation')
    .values(values)
    .onConflict((conflict) => conflict.column('idUtilisateur').doUpdateSet(values))
    .execute()
  await deps.outbox.send(trx, [codeMessage(user, code, identifiant)])
}

/** The account whose code this is; every try is counted, right or wrong, and kept even when it is refused. */
async function redeem(trx: Trx, deps: Deps, identifiant: string, code: string): Promise<number | 'wrong' | 'spent'> {
  let spent = false
  for (const user of await findByIdentifier(trx, identifiant)) {
    const row = await trx
      .selectFrom('code_reinitialisation')
      .selectAll()
      .where('idUtilisateur', '=', user.id)
      .executeTakeFirst()
    if (!row || row.expiresAt <= deps.clock().toISOString()) continue
    if (row.essais >= MAX_TRIES) {
      spent = true
      continue
    }
    await trx
      .updateTable('code_reinitialisation')
      .set({ essais: row.essais + 1 })
      .where('id', '=', row.id)
      .execute()
    const [salt = ''] = row.hash.split('$')
    if (row.hash === (await hashCode(code, salt))) return user.id
  }
  return spent ? 'spent' : 'wrong'
}

/** Forgotten password: a six-digit code by e-mail or text message, then a new password. */
export function motDePasseRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'auth/forgot-password',
      summary: 'Send a six-digit code; the answer never tells whether the account exists',
      can: 'public',
      body: forgotPasswordInput,
    },
    async ({ body }) => {
      await deps.db.transaction().execute(async (trx) => {
        for (const user of await findByIdentifier(trx, body.identifiant)) {
          if (user.actif && (user.email || user.telephone)) await sendCode(trx, deps, user, body.identifiant)
        }
      })
      return undefined
    },
  )
  api.endpoint(
    {
      method: 'post',
      path: 'auth/reset-password',
      summary: 'Set a new password with the code; all sessions end',
      can: 'public',
      body: resetPasswordInput,
    },
    async ({ body }) => {
      const found = await deps.db.transaction().execute((trx) => redeem(trx, deps, body.identifiant, body.code))
      if (found === 'spent') throw new HttpError(429, 'too_many')
      if (found === 'wrong') throw invalid({ code: 'code_wrong' })
      await deps.db.transaction().execute(async (trx) => {
        await setPassword(trx, deps, found, body.password, null)
        await trx.deleteFrom('code_reinitialisation').where('idUtilisateur', '=', found).execute()
      })
      return undefined
    },
  )
}
