import { createECDH } from 'node:crypto'
import ece from 'http_ece'
import { importJWK, SignJWT } from 'jose'
import type { Subscription } from './subscription'
import type { PushKeys } from './vapid'

/** Seconds that a push service keeps a message for a device that is off, and for which its signature holds. */
const KEPT = 12 * 60 * 60

/** Who runs this host: a push service must be able to ask. */
export interface Sender {
  keys: PushKeys
  /** `mailto:` or `https:` */
  contact: string
}

/** Says to the push service who sends (RFC 8292). */
async function signed(endpoint: string, { keys, contact }: Sender): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    // Of the machine's clock, as the service checks it.
    .setExpirationTime(`${KEPT}s`)
    .sign(await importJWK(keys.privateKey, 'ES256'))
  return `vapid t=${token}, k=${keys.publicKey}`
}

/** Encrypted for one browser (RFC 8291): the push service sees that something is sent, and how much. */
function encrypted(payload: object, { keys: { p256dh, auth } }: Subscription): Buffer {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const parameters = { version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth } as const
  return ece.encrypt(Buffer.from(JSON.stringify(payload)), parameters)
}

/** The request that brings a message to a browser. */
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
