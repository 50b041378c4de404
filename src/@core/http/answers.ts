import { AxiosError, type AxiosResponse } from 'axios'
import { BAD_ANSWER } from './problem'

const NO_CONTENT = new Set([204, 205])

/** Whether a body was parsed as JSON: text (such as another server's page) and an empty body were not. */
const isJson = (data: unknown) => data !== null && data !== undefined && typeof data !== 'string'

/** Whether an answer can belong to its request; the caller's `accepts` checks its exact content. */
export function fits({ status, data, config: { accepts, responseType } }: AxiosResponse): boolean {
  if (accepts) return accepts(data)
  const expectsJson = responseType === undefined || responseType === 'json'
  return !expectsJson || NO_CONTENT.has(status) || isJson(data)
}

export const badAnswer = (response: AxiosResponse): AxiosError =>
  new AxiosError('Not an answer to this request', BAD_ANSWER, response.config, response.request, response)
