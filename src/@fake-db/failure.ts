import type { BaseFailure } from '@contract/base'

/** The database exists but could not be opened. */
export class BaseFailureError extends Error {
  constructor(readonly failure: BaseFailure) {
    super(`The database was not opened: ${failure}`)
    this.name = 'BaseFailureError'
  }
}
