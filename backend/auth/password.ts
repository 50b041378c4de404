import { PASSWORD_SCORE } from '@contract/compte/auth'
import { HttpError } from '../errors'
import { base64url, fromBase64url, pbkdf2, randomBytes, randomInt, sameBytes } from './crypto'
import { TooManyWaitingError, Turns } from './turns'

/** PBKDF2 rounds for a password chosen by a person (OWASP's figure for PBKDF2-SHA-256). */
export const PASSWORD_ROUNDS = 600_000
/**
 * Rounds for a generated password: its 59 random bits cannot be guessed, however fast each try is, and an import
 * generates thousands of them.
 */
const DRAWN_ROUNDS = 1
/**
 * The most rounds that a stored hash may ask for. A school that moves in brings its hashes with it: one of billions of
 * rounds would occupy the process for minutes at each try, and two of them would let nobody else sign in.
 */
const MOST_ROUNDS = 10 * PASSWORD_ROUNDS
/** A stored hash: its rounds, the salt of 16 bytes and the hash of 32. */
const STORED = /^pbkdf2\$(\d{1,10})\$([\w-]{22})\$([\w-]{43})$/
/** Hashes with fewer rounds take a few milliseconds at most, and do not wait for a turn. */
const SLOW_ROUNDS = 5000

/**
 * The slow hashes of this process. Node computes them on the four threads that also check tokens and read files, so two
 * threads stay free for those. A sign-in waits for a few seconds at most, because its client waits no longer.
 */
const turns = new Turns({ atOnce: 2, perSender: 16, inAll: 64 })

/** Seconds after which a sender may try again when too many hashes wait. */
const WAIT_SECONDS = 5

/**
 * Computes a hash, in turn when it is slow.
 * @throws 429 when too many wait
 */
async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
  sender: string,
): Promise<Uint8Array> {
  const work = () => pbkdf2(password, salt, rounds)
  if (rounds < SLOW_ROUNDS) return work()
  try {
    return await turns.run(sender, work)
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error
    throw new HttpError(429, 'too_many', { details: { seconds: WAIT_SECONDS } })
  }
}

/** The sender of hashes that the process computes for itself. */
const OWN = 'own'

/**
 * Hashes a password: `pbkdf2$rounds$salt$hash`, so that the rounds can be raised without locking anybody out.
 * @param sender whose turn it takes; senders take turns
 * @throws 429 when too many hashes wait
 */
export async function hashPassword(password: string, rounds: number, sender = OWN): Promise<string> {
  const salt = randomBytes(16)
  return `pbkdf2$${rounds}$${base64url(salt)}$${base64url(await derive(password, salt, rounds, sender))}`
}

/**
 * Whether a password matches a hash.
 * @param sender whose turn it takes; senders take turns
 * @throws 429 when too many hashes wait
 */
export async function verifyPassword(password: string, stored: string, sender = OWN): Promise<boolean> {
  const [, , salt, hash] = STORED.exec(stored) ?? []
  const rounds = roundsOf(stored)
  if (rounds === 0 || !salt || !hash) return false
  return sameBytes(await derive(password, fromBase64url(salt), rounds, sender), fromBase64url(hash))
}

/** A hash that no password matches, to spend time where there is no account. */
const decoy = (rounds: number) => `pbkdf2$${rounds}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The rounds of a stored hash; 0 for a text that is none, which no password matches. */
function roundsOf(stored: string): number {
  const rounds = Number(STORED.exec(stored)?.[1] ?? 0)
  return rounds <= MOST_ROUNDS ? rounds : 0
}

/** The most slow hashes that one password is compared with: an e-mail address may be that of a whole school. */
const MAX_COMPARED = 10

/** The hashes that are compared: each one once, every cheap one, and as many slow ones as a try may cost. */
function comparedOf(stored: readonly string[]): Set<string> {
  const distinct = [...new Set(stored)]
  const slow = distinct.filter((hash) => roundsOf(hash) >= SLOW_ROUNDS)
  const left = new Set(slow.slice(MAX_COMPARED))
  return new Set(distinct.filter((hash) => !left.has(hash)))
}

/**
 * Checks a password against each of these hashes, one after the other; beyond the first ten slow ones the verdict is
 * no. Refusals take equally long whether or not the account exists: without an account, or with hashes cheaper than
 * today's, the remaining rounds are spent on a decoy, once for all of them.
 * @throws 429 when too many hashes wait
 */
export async function verifyAsLong(
  password: string,
  stored: string[],
  rounds: number,
  sender: string,
): Promise<boolean[]> {
  const compared = comparedOf(stored)
  const right = new Set<string>()
  for (const hash of compared) if (await verifyPassword(password, hash, sender)) right.add(hash)
  const spent = [...compared].reduce((most, hash) => Math.max(most, roundsOf(hash)), 0)
  if (right.size === 0 && spent < rounds) await verifyPassword(password, decoy(rounds - spent), sender)
  return stored.map((hash) => right.has(hash))
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
