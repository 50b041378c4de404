import type { CallRequest } from './ask'

/** A request whose body is a file, sent unchanged. */
export const withFile = (request: CallRequest, file: ArrayBuffer): CallRequest => ({
  ...request,
  data: file,
  headers: { 'Content-Type': 'application/octet-stream' },
})
