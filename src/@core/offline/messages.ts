/**
 * The requests of a page to the service worker; it answers the last two with the number of files that it could not get.
 */
export type OfflineRequest =
  | { type: 'SKIP_WAITING' }
  /** Keep these files, which the page has loaded already. */
  | { type: 'KEEP'; paths: readonly string[] }
  /** Keep every file of the product. */
  | { type: 'KEEP_ALL' }

/** Whether a message is one of ours: any script of the origin can send one. */
export function isOfflineRequest(data: unknown): data is OfflineRequest {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'KEEP') {
    return 'paths' in data && Array.isArray(data.paths) && data.paths.every((path) => typeof path === 'string')
  }
  return data.type === 'SKIP_WAITING' || data.type === 'KEEP_ALL'
}
