/** By these names a browser says that it keeps no files here: a private window, or storage that its user blocks. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError', 'UnknownError'])
const isRefusal = (error: unknown) => error instanceof DOMException && REFUSALS.has(error.name)

/** Whatever of it a browser lacks, it is an old one. */
const hasAll = () =>
  Boolean(navigator.storage?.getDirectory) &&
  Boolean(navigator.locks) &&
  typeof FileSystemFileHandle === 'function' &&
  'createSyncAccessHandle' in FileSystemFileHandle.prototype

/**
 * The folder of the origin-private file system; null where the browser has none.
 * @param isKept this browser is known to keep a database: what refuses now is a failure, not a browser without files
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
