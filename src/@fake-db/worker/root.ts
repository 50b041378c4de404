/** Errors by which a browser reports that it stores no files: a private window, or storage blocked by its user. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError', 'UnknownError'])
const isRefusal = (error: unknown) => error instanceof DOMException && REFUSALS.has(error.name)

/** A browser without any of these APIs counts as an old one. */
const hasAll = () =>
  Boolean(navigator.storage?.getDirectory) &&
  Boolean(navigator.locks) &&
  typeof FileSystemFileHandle === 'function' &&
  'createSyncAccessHandle' in FileSystemFileHandle.prototype

/**
 * The root folder of the origin-private file system; null where the browser has none.
 * @param isKept this browser is known to store a database: a refusal is then a failure, not a browser without files
 */
export async function findRoot(isKept: boolean): Promise<FileSystemDirectoryHandle | null> {
  try {
    if (hasAll()) return await navigator.storage.getDirectory()
  } catch (error) {
    if (isKept || !isRefusal(error)) throw error
    return null
  }
  if (isKept) throw new Error('The browser has lost its origin-private file system')
  return null
}
