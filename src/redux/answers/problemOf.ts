import type { Problem } from '@core/http/problem'
import type { SerializedError } from '@reduxjs/toolkit'

/** The error of a query or a mutation as a `Problem`; an error that is not from the network is a bug. */
export function problemOf(error: Problem | SerializedError | undefined): Problem {
  return error && 'status' in error ? error : { status: 500, code: 'unexpected', message: '' }
}
