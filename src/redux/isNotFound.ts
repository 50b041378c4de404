/** Whether a request was refused because there is no such record for this person. */
export const isNotFound = (error: object | undefined) =>
  error !== undefined && 'status' in error && error.status === 404
