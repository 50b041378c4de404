import { PASSWORD_SCORE } from '@contract/compte/auth'
import { base64url, fromBase64url, pbkdf2, randomBytes, randomInt, sameBytes } from './crypto'

/** Rounds for a password that a person chose (OWASP's figure for PBKDF2-SHA-256). */
export const PASSWORD_ROUNDS = 600_000
/**
 * Rounds for a password that we drew ourselves: 59 random bits cannot be guessed however fast each try is,
 * and an import of thousands of candidates draws as many.
 */
const DRAWN_ROUNDS = 1

/** Hashes a password: `pbkdf2$rounds$salt$hash`, so that the cost may rise without locking anybody out. */
export async function hashPassword(password: string, rounds: number): Promise<string> {
  const salt = randomBytes(16)
  return `pbkdf2$${rounds}$${base64url(salt)}$${base64url(await pbkdf2(password, salt, rounds))}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds, salt, hash] = stored.split('$')
  if (!rounds || !salt || !hash) return false
  return sameBytes(await pbkdf2(password, fromBase64url(salt), Number(rounds)), fromBase64url(hash))
}

/** Hash of no password, to check where there is nothing to check. */
const decoy = (rounds: number) => `pbkdf2$${rounds}$AAAAAAAAAAAAAAAAAAAAAA$AAAA`

const roundsOf = (stored: string): number => Number(stored.split('$')[1] ?? 0)

/**
 * Tries a password on each of these hashes; refusing takes as long for nobody's account as for somebody's: no account, and
 * those whose hashes are cheaper than today's, take up the rest on a decoy, once for all of them.
 */
export async function verifyAsLong(password: string, stored: string[], rounds: number): Promise<boolean[]> {
  const verdicts = await Promise.all(stored.map((hash) => verifyPassword(password, hash)))
  const spent = stored.reduce((most, hash) => Math.max(most, roundsOf(hash)), 0)
  if (!verdicts.includes(true) && spent < rounds) await verifyPassword(password, decoy(rounds - spent))
  return verdicts
}

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A temporary password of three groups of four, easy to dictate, and its hash. */
export async function drawPassword(): Promise<{ password: string; hash: string }> {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const password = letters.replace(/(.{4})(?=.)/g, '$1-')
  return { password, hash: await hashPassword(password, DRAWN_ROUNDS) }
}

/** True when a new password is strong enough. The dictionaries are large: they are read at the first use. */
export async function isStrong(password: string, userInputs: string[]): Promise<boolean> {
  const { passwordScore } = await import('./strength')
  return passwordScore(password, userInputs) >= PASSWORD_SCORE
}
