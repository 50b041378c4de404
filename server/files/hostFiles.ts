import type { Files } from '@backend/files'

/** A storage as the host sees it. */
export interface HostFiles extends Files {
  /** Asks a storage that is not on this machine for a sign of life. @throws when it cannot be used */
  check?(): Promise<void>
}
