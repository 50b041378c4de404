import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { keptText } from '../dataFolder'
import type { Settings } from '../settings'

const FILE = 'push-key'

export interface PushKeys {
  /** The key that signs messages, so that a push service can identify the sender. */
  privateKey: JsonWebKey
  /** The public key with which browsers subscribe. */
  publicKey: string
}

const made = () =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

/** The key pair of web push: from the settings, or one that is generated and kept in the data folder. */
export function pushKeys({ PUSH_KEY, DATA_DIR }: Pick<Settings, 'PUSH_KEY' | 'DATA_DIR'>): PushKeys {
  const privateKey: JsonWebKey = JSON.parse(PUSH_KEY ?? keptText(DATA_DIR, FILE, made))
  const part = (text = '') => Buffer.from(text, 'base64url')
  const publicKey = Buffer.concat([Buffer.from([4]), part(privateKey.x), part(privateKey.y)]).toString('base64url')
  return { privateKey, publicKey }
}
