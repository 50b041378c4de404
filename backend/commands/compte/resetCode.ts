import { addMinutes } from '@contract/clock/moments'
import { randomInt, randomToken, sha256 } from '../../auth/crypto'
import { countTry, findCount, forgetCount } from '../../database/compte/limite'
import { runningCode, setTries, storeCode } from '../../database/compte/resetCode'
import { findByIdentifier, sameName, type Utilisateur } from '../../database/compte/utilisateur'
import type { Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import type { OutgoingMessage } from '../../outbox'

const CODE_MINUTES = 10
const MAX_TRIES = 5
/** Maximum wrong codes of an account in a day: each new code of six digits would otherwise give five more guesses. */
const MAX_TRIES_A_DAY = 30
const DAY_MINUTES = 24 * 60
/** Maximum number of codes sent to an account while one is valid, so that nobody can flood somebody's mailbox. */
const MAX_SENT = 3

/**
 * The stored form of a code: `salt$hash$sent`. Each code has its own salt: otherwise a table of all million codes
 * would reveal it. `sent` counts the codes sent since one last expired.
 */
const storedCode = async (code: string, salt: string, sent: number) => [salt, await sha256(salt + code), sent].join('$')

const sentOf = (stored: string): number => Number(stored.split('$')[2] ?? 1)

const isCode = async (code: string, stored: string): Promise<boolean> => {
  const [salt = ''] = stored.split('$')
  return stored === (await storedCode(code, salt, sentOf(stored)))
}

const codeMessage = (user: Utilisateur, code: string, identifiant: string): OutgoingMessage => ({
  canal: identifiant.includes('@') || !user.telephone ? 'email' : 'sms',
  destinataire: (identifiant.includes('@') || !user.telephone ? user.email : user.telephone) ?? '',
  sujet: 'Votre code de réinitialisation',
  texte: `Compte ${user.username}\u00a0: votre code est ${code}. Il est valable ${CODE_MINUTES} minutes. Si vous n’avez rien demandé, ignorez ce message.`,
})

/**
 * Sends a code that replaces the previous one. The tries of a still valid code are kept: requesting another code must
 * not give five more guesses, and after five wrong guesses no message is sent. After the third code it silently sends
 * nothing.
 */
export async function sendCode(trx: Trx, deps: Deps, user: Utilisateur, identifiant: string): Promise<void> {
  const running = await runningCode(trx, user.id, deps.clock().toISOString())
  const sent = running ? sentOf(running.hash) : 0
  const isRefused = await isSpent(trx, deps, user.id, running?.essais)
  if (sent >= MAX_SENT || isRefused) return writeAsMuch(trx, deps, identifiant)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = await storedCode(code, randomToken(9), sent + 1)
  const expiresAt = addMinutes(deps.clock().toISOString(), CODE_MINUTES)
  await storeCode(trx, { idUtilisateur: user.id, hash, essais: running?.essais ?? 0, expiresAt })
  await deps.outbox.send(trx, [codeMessage(user, code, identifiant)])
}

/** No account has this id. */
const NOBODY = 0

/**
 * Does for an unknown name what sending a code does for an account, so that the time of the answer does not reveal
 * which of them exist.
 */
export async function sendNothing(trx: Trx, deps: Deps, identifiant: string): Promise<void> {
  await runningCode(trx, NOBODY, deps.clock().toISOString())
  await isSpent(trx, deps, NOBODY)
  await writeAsMuch(trx, deps, identifiant)
}

/** Writes as often as a code and its message do, and leaves nothing behind. */
async function writeAsMuch(trx: Trx, deps: Deps, identifiant: string): Promise<void> {
  const key = await keyOf('reset-nothing', identifiant)
  await countUnder(trx, deps, key, CODE_MINUTES)
  await deps.outbox.send(trx, [])
  await forgetCount(trx, key)
}

/** The result of checking a typed code. */
export type Redeemed =
  | { state: 'right'; idUtilisateur: number; hash: string }
  | { state: 'wrong' }
  | { state: 'spent'; until: string }

/**
 * Finds the account of a code. Counts wrong tries only, so that a refused new password does not use one up. An account
 * whose tries are used up is answered like a wrong code: naming it under one identifier would reveal that it belongs to
 * the tries made under another one. The time to wait depends on the typed identifier only.
 */
export async function redeem(trx: Trx, deps: Deps, identifiant: string, code: string): Promise<Redeemed> {
  const refused = await refusedUntil(trx, deps, identifiant)
  if (refused !== null) return { state: 'spent', until: refused }
  for (const user of await findByIdentifier(trx, identifiant)) {
    const row = await runningCode(trx, user.id, deps.clock().toISOString())
    if (!row || (await isSpent(trx, deps, user.id, row.essais))) continue
    if (await isCode(code, row.hash)) return { state: 'right', idUtilisateur: user.id, hash: row.hash }
    await setTries(trx, row.id, row.essais + 1)
    await countUnder(trx, deps, dayOf(user.id), DAY_MINUTES)
  }
  await countWrong(trx, deps, identifiant)
  // The answer to the last wrong code says how long to wait, because a new code would not be accepted before.
  const end = await refusedUntil(trx, deps, identifiant)
  return end === null ? { state: 'wrong' } : { state: 'spent', until: end }
}

/** The key under which an account's wrong codes are counted, for all of its identifiers. */
const dayOf = (idUtilisateur: number) => `reset-day:${idUtilisateur}`

/** Whether an account takes no more guesses; `tries` is the number of tries at its running code. */
async function isSpent(trx: Trx, { clock }: Deps, idUtilisateur: number, tries = 0): Promise<boolean> {
  if (tries >= MAX_TRIES) return true
  const count = await findCount(trx, dayOf(idUtilisateur), clock().toISOString())
  return count !== undefined && count.nombre >= MAX_TRIES_A_DAY
}

/*
 * Wrong codes are also counted by typed identifier, whether it has an account or not: answers must not reveal which
 * accounts exist, and a new code must not restart the count.
 */
const COUNTS = [
  { name: 'reset', most: MAX_TRIES, minutes: CODE_MINUTES },
  { name: 'reset-day', most: MAX_TRIES_A_DAY, minutes: DAY_MINUTES },
]
const keyOf = async (name: string, identifiant: string) => `${name}:${await sha256(sameName(identifiant))}`

/** The moment until which no code is accepted for a typed identifier; null when one may be tried. */
export async function refusedUntil(trx: Trx, { clock }: Deps, identifiant: string): Promise<string | null> {
  const now = clock().toISOString()
  let until: string | null = null
  for (const { name, most } of COUNTS) {
    const count = await findCount(trx, await keyOf(name, identifiant), now)
    if (count && count.nombre >= most && (until === null || count.expiresAt > until)) until = count.expiresAt
  }
  return until
}

async function countWrong(trx: Trx, deps: Deps, identifiant: string): Promise<void> {
  for (const { name, minutes } of COUNTS) await countUnder(trx, deps, await keyOf(name, identifiant), minutes)
}

async function countUnder(trx: Trx, { clock }: Deps, key: string, minutes: number): Promise<void> {
  const now = clock().toISOString()
  await countTry(trx, key, addMinutes(now, minutes), now)
}
