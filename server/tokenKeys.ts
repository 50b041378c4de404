import { randomBytes } from 'node:crypto'
import { keptText } from './dataFolder'
import type { Settings } from './settings'

const FILE = 'token-secret'
const BYTES = 48

type Keys = readonly [Uint8Array, ...Uint8Array[]]

/** The keys of access tokens: from the settings, or one that is generated and kept in the data folder. */
export function tokenKeys({ TOKEN_SECRET, DATA_DIR }: Pick<Settings, 'TOKEN_SECRET' | 'DATA_DIR'>): Keys {
  const encode = (text: string) => new TextEncoder().encode(text)
  const [first, ...others] = TOKEN_SECRET ?? []
  const signing = first ?? keptText(DATA_DIR, FILE, () => randomBytes(BYTES).toString('base64url'))
  return [encode(signing), ...others.map(encode)]
}
