import { freshId } from '@core/platform/freshId'
import { readTab, writeTab } from '@core/platform/tabStorage'
import type { InternalAxiosRequestConfig } from 'axios'
import { storedAccessToken, tokenPayload } from './tokens'

export const KEY_HEADER = 'Idempotency-Key'

/**
 * A write that must be performed once. Every try sends its idempotency key, so that a server that has already performed
 * it repeats its answer. The tab remembers the key until it gets an answer, across reloads too.
 */
export interface Intent {
  key: string
  /** The method and address of the write, with its sender. */
  slot: string
  /** Digest of the body. */
  mark: string
  /** The page that sent it. */
  page: string
  /** A try got no answer: the write may have been performed. */
  isOpen: boolean
  /** The body contains a password: nothing of it is stored, not even a digest. */
  isSecret: boolean
}

const STORE = 'intents'
/** Maximum number of remembered intents, more than anybody leaves open. */
const MOST = 50
const PASSWORD = /password"/i

let known: Intent[] | undefined

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'key' in value && 'slot' in value && 'mark' in value

/** Writes that were in flight when the page was left may have been performed. */
function readStored(): Intent[] {
  const stored = readTab(STORE)
  return Array.isArray(stored) ? stored.filter(isIntent).map((intent) => ({ ...intent, isOpen: true })) : []
}

function intents(): Intent[] {
  known ??= readStored()
  return known
}

function change(next: Intent[]): void {
  known = next.slice(-MOST)
  const kept = known.filter(({ isSecret }) => !isSecret)
  writeTab(STORE, kept.length > 0 ? kept : null)
}

/** Two 32-bit FNV hashes of the text: fast for megabytes, and only compared with each other. */
function digest(text: string): string {
  let one = 0x811c9dc5
  let other = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x5f356495)
  }
  return [text.length, one >>> 0, other >>> 0].join('.')
}

/** The body as text; two binary bodies never compare equal. */
function textOf(data: unknown): string {
  if (typeof data === 'string') return data
  return data instanceof Blob ||
    ArrayBuffer.isView(data) ||
    Object.prototype.toString.call(data) === '[object ArrayBuffer]'
    ? freshId()
    : (JSON.stringify(data) ?? '')
}

/**
 * The intent of a write: the open one when it is repeated, otherwise a new one. A POST that was changed after a try
 * without an answer keeps the same key: if the first try was performed, the server reports that instead of creating a
 * second record. A changed PUT replaces what the first one may have stored.
 */
export function intentOf({ method = '', url, params, data }: InternalAxiosRequestConfig): Intent {
  const body = textOf(data)
  const person = tokenPayload(storedAccessToken() ?? '')?.sub ?? ''
  const slot = JSON.stringify([person, method.toUpperCase(), url, params ?? null])
  const mark = digest(body)
  const page = window.location.pathname
  const isSame = (one: Intent) => one.mark === mark || (one.isOpen && one.page === page && /^post$/i.test(method))
  const before = intents().find((one) => one.slot === slot && isSame(one))
  const { key, isOpen } = before ?? { key: freshId(), isOpen: false }
  const intent = { key, slot, mark, page, isOpen, isSecret: PASSWORD.test(body) }
  change([...intents().filter((one) => one !== before), intent])
  return intent
}

/** The write was answered: the next one is a new intent. */
export const closeIntent = ({ key }: Intent): void => change(intents().filter((one) => one.key !== key))

/** The write was refused before its key was looked up: whether it was performed stays unknown. */
export function turnAwayIntent(intent: Intent): void {
  if (!intents().some(({ key, isOpen }) => key === intent.key && isOpen)) closeIntent(intent)
}

/** Leaves open whether the write was performed, unless another try was answered in the meantime. */
export function leaveIntentOpen(intent: Intent): void {
  if (intents().some(({ key }) => key === intent.key)) reopenIntent(intent)
}

/** The answer that had closed the intent proved invalid. */
export function reopenIntent(intent: Intent): void {
  change([...intents().filter(({ key }) => key !== intent.key), { ...intent, isOpen: true }])
}

/** For a change of user on this device: no intent may pass to the next person. */
export const forgetIntents = (): void => change([])

/** Rereads the stored intents as after a reload; for tests. */
export const rereadIntents = (): void => {
  known = undefined
}
