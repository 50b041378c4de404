import { isRecord } from '@core/isRecord'
import { type AxiosError, isAxiosError, isCancel } from 'axios'

/** A failed request in a serialisable form, for the store. */
export interface Problem {
  /** HTTP status; 0 without an answer or with an unreadable one. */
  status: number
  /** The server's error code, or `timeout`, `network`, `bad_answer`, `cancelled`, `unexpected`. */
  code?: string
  /** The server's message, or ours when it is unknown whether a write was saved; empty when there is none. */
  message: string
  /** The code of each field's fault, behind a colon the limit that it passed: `too_long:80`. */
  errors?: Record<string, string>
  details?: unknown
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Compares the tag, not the class: the bytes may come from another window or worker, which has other classes. */
const isBytes = (data: unknown): data is ArrayBuffer => Object.prototype.toString.call(data) === '[object ArrayBuffer]'

/** The body of an error answer; a request for binary data gets even that as bytes. */
function bodyOf(data: unknown): Record<string, unknown> {
  const body = isBytes(data) ? parsed(new TextDecoder().decode(new Uint8Array(data))) : data
  return isRecord(body) ? body : {}
}

function fieldErrorsOf({ errors, limits }: Record<string, unknown>): Record<string, string> | undefined {
  if (!isRecord(errors)) return undefined
  const limitOf = (name: string) => {
    const limit = isRecord(limits) && Object.hasOwn(limits, name) ? limits[name] : undefined
    return typeof limit === 'string' ? `:${limit}` : ''
  }
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, code]) => (typeof code === 'string' ? [[name, code + limitOf(name)]] : [])),
  )
}

/** The code of a failure whose answer is not valid for the request. */
export const BAD_ANSWER = 'ERR_BAD_ANSWER'

function codeWithoutAnswer({ code }: AxiosError): string {
  if (code === BAD_ANSWER) return 'bad_answer'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

/** Refused for lack of a session: by the status, or only in the body. */
export const saysUnauthenticated = (answer: { status: number; data: unknown } | undefined): boolean =>
  answer !== undefined && (answer.status === 401 || (isRecord(answer.data) && answer.data.statusCode === 401))

/** Converts any rejection of a request to a `Problem`. */
export function toProblem(error: unknown): Problem {
  if (isCancel(error)) return { status: 0, code: 'cancelled', message: '' }
  if (!isAxiosError<unknown>(error)) return { status: 0, code: 'unexpected', message: '' }
  const { response, config } = error
  if (!response || error.code === BAD_ANSWER) {
    return { status: 0, code: codeWithoutAnswer(error), message: config?.said ?? '' }
  }
  const body = bodyOf(response.data)
  return {
    status: saysUnauthenticated(response) ? 401 : response.status,
    code: typeof body.code === 'string' ? body.code : undefined,
    message: typeof body.message === 'string' ? body.message : (config?.said ?? ''),
    errors: fieldErrorsOf(body),
    details: body.details,
  }
}
