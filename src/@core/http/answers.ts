import { AxiosError, type AxiosResponse } from 'axios'
import { BAD_ANSWER } from './problem'

const NO_CONTENT = new Set([204, 205])

/** What JSON makes: the text of another program's page is none, nor is nothing at all. */
const isJson = (data: unknown) => data !== null && data !== undefined && typeof data !== 'string'

/** Whether an answer can be one to its request; what exactly it must hold is known to whoever asked. */
export function fits({ status, data, config: { accepts, responseType } }: AxiosResponse): boolean {
  if (accepts) return accepts(data)
  const expectsJson = responseType === undefined || responseType === 'json'
  return !expectsJson || NO_CONTENT.has(status) || isJson(data)
}

export const badAnswer = (response: AxiosResponse): AxiosError =>
  new AxiosError('Not an answer to this request', BAD_ANSWER, response.config, response.request, response)
