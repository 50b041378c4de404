/** Whether a request failed because the user has no such record. */
export const isNotFound = (error: object | undefined) =>
  error !== undefined && 'status' in error && error.status === 404
