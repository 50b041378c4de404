import { type AxiosError, isAxiosError, isCancel } from 'axios'

/** A failed request, in a form that can be kept in the state. */
export interface Problem {
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** The server's name for the case, or `timeout`, `network`, `cancelled`, `unexpected`. */
  code?: string
  /** The server's own sentence; empty when there was none. */
  message: string
  /** Code of the fault of each field. */
  errors?: Record<string, string>
  details?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** By its name: bytes may come from another window or worker, whose classes are not ours. */
const isBytes = (data: unknown): data is ArrayBuffer => Object.prototype.toString.call(data) === '[object ArrayBuffer]'

/** The body of a refusal; a request for bytes gets even that as bytes. */
function bodyOf(data: unknown): Record<string, unknown> {
  const body = isBytes(data) ? parsed(new TextDecoder().decode(new Uint8Array(data))) : data
  return isRecord(body) ? body : {}
}

function fieldErrorsOf(errors: unknown): Record<string, string> | undefined {
  if (!isRecord(errors)) return undefined
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function withoutAnswer(error: AxiosError): Problem {
  const late = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'
  return { status: 0, code: late ? 'timeout' : 'network', message: '' }
}

/** Describes whatever a request was rejected with. */
export function toProblem(error: unknown): Problem {
  if (isCancel(error)) return { status: 0, code: 'cancelled', message: '' }
  if (!isAxiosError<unknown>(error)) return { status: 0, code: 'unexpected', message: '' }
  if (!error.response) return withoutAnswer(error)
  const body = bodyOf(error.response.data)
  return {
    status: error.response.status,
    code: typeof body.code === 'string' ? body.code : undefined,
    message: typeof body.message === 'string' ? body.message : '',
    errors: fieldErrorsOf(body.errors),
    details: body.details,
  }
}
