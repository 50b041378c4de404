import { type AxiosError, isAxiosError, isCancel } from 'axios'

/** A failed request, in a form that can be kept in the state. */
export interface Problem {
  /** HTTP status; 0 when there was no answer, or none that can be understood. */
  status: number
  /** The server's name for the case, or `timeout`, `network`, `bad_answer`, `cancelled`, `unexpected`. */
  code?: string
  /** The server's own sentence, or ours where it is open whether something was saved; empty when there is nothing to say. */
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

/** The code of a failure whose answer is none to the request. */
export const BAD_ANSWER = 'ERR_BAD_ANSWER'

function codeWithoutAnswer({ code }: AxiosError): string {
  if (code === BAD_ANSWER) return 'bad_answer'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

/** Refused for want of a session: by its status, or in the body alone. */
export const saysUnauthenticated = (answer: { status: number; data: unknown } | undefined): boolean =>
  answer !== undefined && (answer.status === 401 || (isRecord(answer.data) && answer.data.statusCode === 401))

/** Describes whatever a request was rejected with. */
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
    errors: fieldErrorsOf(body.errors),
    details: body.details,
  }
}
