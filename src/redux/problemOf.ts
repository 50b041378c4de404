import type { Problem } from '@core/http/problem'
import type { SerializedError } from '@reduxjs/toolkit'

/** The error of a query or a mutation as a problem; one that is not of the network is a fault of ours. */
export function problemOf(error: Problem | SerializedError | undefined): Problem {
  return error && 'status' in error ? error : { status: 500, code: 'unexpected', message: '' }
}
