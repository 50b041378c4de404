import { PASSWORD_SCORE } from '@contract/compte/auth'
import { base64url, fromBase64url, pbkdf2, randomBytes, randomInt, sameBytes } from './crypto'

/** PBKDF2 rounds for a password chosen by a person (OWASP's figure for PBKDF2-SHA-256). */
export const PASSWORD_ROUNDS = 600_000
/**
 * Rounds for a generated password: its 59 random bits cannot be guessed, however fast each try is, and an import
 * generates thousands of them.
 */
const DRAWN_ROUNDS = 1

/** Hashes a password: `pbkdf2$rounds$salt$hash`, so that the rounds can be raised without locking anybody out. */
export async function hashPassword(password: string, rounds: number): Promise<string> {
  const salt = randomBytes(16)
  return `pbkdf2$${rounds}$${base64url(salt)}$${base64url(await pbkdf2(password, salt, rounds))}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, rounds, salt, hash] = stored.split('$')
  if (!rounds || !salt || !hash) return false
  return sameBytes(await pbkdf2(password, fromBase64url(salt), Number(rounds)), fromBase64url(hash))
}

/** A hash that no password matches, to spend time where there is no account. */
const decoy = (rounds: number) => `pbkdf2$${rounds}$AAAAAAAAAAAAAAAAAAAAAA$AAAA`

const roundsOf = (stored: string): number => Number(stored.split('$')[1] ?? 0)

/**
 * Checks a password against each of these hashes. Refusals take equally long whether or not the account exists:
 * without an account, or with hashes cheaper than today's, the remaining rounds are spent on a decoy, once for all of
 * them.
 */
export async function verifyAsLong(password: string, stored: string[], rounds: number): Promise<boolean[]> {
  const verdicts = await Promise.all(stored.map((hash) => verifyPassword(password, hash)))
  const spent = stored.reduce((most, hash) => Math.max(most, roundsOf(hash)), 0)
  if (!verdicts.includes(true) && spent < rounds) await verifyPassword(password, decoy(rounds - spent))
  return verdicts
}

/** Letters and digits that cannot be confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a temporary password of three groups of four, easy to dictate, with its hash. */
export async function drawPassword(): Promise<{ password: string; hash: string }> {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const password = letters.replace(/(.{4})(?=.)/g, '$1-')
  return { password, hash: await hashPassword(password, DRAWN_ROUNDS) }
}

/** True when a new password is strong enough. The dictionaries are large, so they are loaded on first use. */
export async function isStrong(password: string, userInputs: string[]): Promise<boolean> {
  const { passwordScore } = await import('./strength')
  return passwordScore(password, userInputs) >= PASSWORD_SCORE
}
