/** Small helpers on WebCrypto, which workers and Node share. */

const encoder = new TextEncoder()

/** Maximum number of bytes passed as arguments of one call. */
const SPREAD = 8192

function binary(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += SPREAD) {
    text += String.fromCharCode(...bytes.subarray(start, start + SPREAD))
  }
  return text
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(binary(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))
export const randomToken = (bytes = 32): string => base64url(randomBytes(bytes))

export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** PBKDF2-SHA-256, 32 bytes. */
export async function pbkdf2(secret: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256)
  return new Uint8Array(bits)
}

/** Compares in constant time: the duration does not reveal where the two differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}

/** A uniformly distributed whole number from 0 to `below` - 1. */
export function randomInt(below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below
  const sample = new Uint32Array(1)
  do crypto.getRandomValues(sample)
  while ((sample[0] ?? 0) >= limit)
  return (sample[0] ?? 0) % below
}

const sealingKey = async (secret: string) =>
  crypto.subtle.importKey('raw', await crypto.subtle.digest('SHA-256', encoder.encode(secret)), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])

const IV_BYTES = 12

/** Encrypts a text. The secret must be unguessable, because it is not stretched. */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(secret), encoder.encode(text))
  return `${base64url(iv)}.${base64url(new Uint8Array(sealed))}`
}

/** @throws when the secret is wrong or the text was changed */
export async function unseal(sealed: string, secret: string): Promise<string> {
  const [iv = '', content = ''] = sealed.split('.')
  const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv) }
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(algorithm, await sealingKey(secret), fromBase64url(content)),
  )
}
