import { createECDH } from 'node:crypto'
import ece from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import type { Subscription } from './subscription'
import type { PushKeys } from './vapid'

/** Seconds for which a push service keeps a message for an offline device, and for which its signature is valid. */
const KEPT = 12 * 60 * 60

/** The keys and the contact of this host's operator, whom a push service must be able to reach. */
export interface Sender {
  keys: PushKeys
  /** `mailto:` or `https:` */
  contact: string
}

/** Signs a request for the push service with the identity of the sender (RFC 8292). */
async function signed(endpoint: string, { keys, contact }: Sender): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    // The expiry uses the machine's clock, because the service compares it with its own.
    .setExpirationTime(`${KEPT}s`)
    .sign(await importJWK(keys.privateKey, 'ES256'))
  return `vapid t=${token}, k=${keys.publicKey}`
}

/** Encrypts a message for one browser (RFC 8291). The push service only sees that something is sent, and its size. */
function encrypted(payload: object, { keys: { p256dh, auth } }: Subscription): Buffer {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const parameters = { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth } as const
  return ece.encrypt(Buffer.from(JSON.stringify(payload)), parameters)
}

/** Builds the request that delivers a message to a browser. */
export async function pushRequest(payload: object, subscription: Subscription, sender: Sender): Promise<RequestInit> {
  return {
    method: 'POST',
    headers: {
      Authorization: await signed(subscription.endpoint, sender),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(KEPT),
      Urgency: 'normal',
    },
    body: new Uint8Array(encrypted(payload, subscription)),
  }
}
