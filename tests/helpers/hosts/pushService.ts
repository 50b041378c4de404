import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { importJWK, jwtVerify } from 'jose'

export interface Received {
  /** The decrypted message. */
  payload: unknown
  headers: IncomingMessage['headers']
  path: string
}

/** The origin in the subscriptions. The requests go to a service in this process. */
const ORIGIN = 'https://fcm.googleapis.com'
const info = (text: string, ...keys: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...keys])

/** A browser with its keys. It subscribes, and decrypts the messages it receives (RFC 8291). */
function createBrowser() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, name: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, name, length))
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const shared = own.computeSecret(sender)
      const secret = derive(shared, auth, info('WebPush: info', own.getPublicKey(), sender), 32)
      const key = derive(secret, salt, info('Content-Encoding: aes128gcm'), 16)
      const nonce = derive(secret, salt, info('Content-Encoding: nonce'), 12)
      const sealed = body.subarray(21 + length)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // A delimiter, and zeros that hide the length.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/**
 * Verifies the sender: the signature must be of the key that the browser subscribed with, for this service, and valid
 * for a short time.
 */
async function verifySender(authorization = '', key: string): Promise<string> {
  const [, token = '', sent] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const bytes = Buffer.from(key, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, { audience: ORIGIN })
  if (sent !== key || !payload.exp || payload.exp > Date.now() / 1000 + 86_400) throw new Error('Not this sender')
  return String(payload.sub)
}

const bytesOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Starts a push service for one browser, over HTTP. It verifies the sender and decrypts the messages. */
export async function startPushService(publicKey: () => string) {
  const browser = createBrowser()
  const received: Received[] = []
  /** The statuses of the next answers, in order. All later ones are 201. */
  const answers: number[] = []
  const server: Server = createServer(async (request, response) => {
    const body = await bytesOf(request)
    const status = answers.shift()
    if (status) return response.writeHead(status).end()
    try {
      await verifySender(request.headers.authorization, publicKey())
      received.push({ payload: browser.decrypt(body), headers: request.headers, path: request.url ?? '' })
      response.writeHead(201).end()
    } catch {
      response.writeHead(403).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const here = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    received,
    answers,
    subscription: (name: string) => JSON.stringify({ endpoint: `${ORIGIN}/fcm/send/${name}`, keys: browser.keys }),
    post: ((input: string, init: RequestInit) => fetch(String(input).replace(ORIGIN, here), init)) as typeof fetch,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
