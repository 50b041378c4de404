import { freshId } from '@core/platform/freshId'
import type { InternalAxiosRequestConfig } from 'axios'
import { storedAccessToken, tokenPayload } from './tokens'

export const KEY_HEADER = 'Idempotency-Key'

/**
 * A write that somebody wants done once. Its key goes with every try, so that a server which has done it already answers as
 * it did then. The tab remembers it until there was an answer, through reloads too.
 */
export interface Intent {
  key: string
  /** Who sends which kind of write where. */
  slot: string
  /** Of the body. */
  mark: string
  /** The page that it was sent from. */
  page: string
  /** A try was left without an answer: it may have been done. */
  isOpen: boolean
  /** Its body holds a password, of which nothing is stored, not even a sum. */
  isSecret: boolean
}

const STORE = 'intents'
/** More than anybody leaves open. */
const MOST = 50
const PASSWORD = /password"/i

let known: Intent[] | undefined

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'key' in value && 'slot' in value && 'mark' in value

/** What was on its way when the page was left may have been done. */
function readStored(): Intent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isIntent).map((intent) => ({ ...intent, isOpen: true })) : []
  } catch {
    return []
  }
}

function intents(): Intent[] {
  known ??= readStored()
  return known
}

function change(next: Intent[]): void {
  known = next.slice(-MOST)
  const kept = known.filter(({ isSecret }) => !isSecret)
  try {
    if (kept.length > 0) sessionStorage.setItem(STORE, JSON.stringify(kept))
    else sessionStorage.removeItem(STORE)
  } catch {
    // Full or forbidden: it is remembered as long as the page is open.
  }
}

/** Two sums of 32 bits over the text (FNV): quick for megabytes, and only ever compared with its like. */
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

/** The body as text; bytes are never taken for the same. */
function textOf(data: unknown): string {
  if (typeof data === 'string') return data
  return data instanceof Blob ||
    ArrayBuffer.isView(data) ||
    Object.prototype.toString.call(data) === '[object ArrayBuffer]'
    ? freshId()
    : (JSON.stringify(data) ?? '')
}

/**
 * What a write is about: what was left open when it is sent again, otherwise something new. A POST that was changed after a
 * try without an answer still has the same key: when the first one was done, the server says so instead of adding another.
 * A changed PUT replaces what the first may have put.
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

/** There was an answer to it: what is sent next is something new. */
export const closeIntent = ({ key }: Intent): void => change(intents().filter((one) => one.key !== key))

/** It was turned away before anybody looked whether it had been done: that is as open as it was. */
export function turnAwayIntent(intent: Intent): void {
  if (!intents().some(({ key, isOpen }) => key === intent.key && isOpen)) closeIntent(intent)
}

/** Nobody knows whether it was done; unless another try has been answered meanwhile. */
export function leaveIntentOpen(intent: Intent): void {
  if (intents().some(({ key }) => key === intent.key)) reopenIntent(intent)
}

/** The answer that had closed it turned out to be none. */
export function reopenIntent(intent: Intent): void {
  change([...intents().filter(({ key }) => key !== intent.key), { ...intent, isOpen: true }])
}

/** Nothing of it is for the next person on this device. */
export const forgetIntents = (): void => change([])

/** As after a reload; for tests. */
export const rereadIntents = (): void => {
  known = undefined
}
