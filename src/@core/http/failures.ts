import { type AxiosError, isAxiosError } from 'axios'
import type { HttpCallbacks } from './callbacks'
import { closeIntent, type Intent, leaveIntentOpen, turnAwayIntent } from './intents'
import { BAD_ANSWER, toProblem } from './problem'

/** Statuses refused before the idempotency key is looked up: authentication, permission, size, rate. */
const TURNED_AWAY = new Set([401, 403, 413, 423, 425, 429])
const REQUEST_TIMED_OUT = 408

/** Updates the intent of a failed write; returns whether the write may have been performed. */
function settle(intent: Intent, { code, response }: AxiosError): boolean {
  const isOpen = code === BAD_ANSWER || !response || response.status === REQUEST_TIMED_OUT || response.status >= 500
  if (isOpen) leaveIntentOpen(intent)
  else if (TURNED_AWAY.has(response.status)) turnAwayIntent(intent)
  else closeIntent(intent)
  return isOpen
}

/** Keeps the key of a write that may have been performed, with its message; the caller decides who shows it. */
export function noteFailure(error: unknown, { hideLoader, noAnswerMessage }: HttpCallbacks): void {
  const config = isAxiosError(error) ? error.config : undefined
  const isGarbled = isAxiosError(error) && error.code === BAD_ANSWER
  const mayBeSaved = isAxiosError(error) && config?.intent !== undefined && settle(config.intent, error)
  if (config && (isGarbled || mayBeSaved)) config.said = noAnswerMessage({ isGarbled, mayBeSaved })
  if (toProblem(error).code !== 'cancelled') hideLoader()
}
