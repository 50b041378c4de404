/** Why the database was not opened: somebody else has its file, the device has no room, or nobody knows. It is safe in any case. */
export type BaseFailure = 'busy' | 'full' | 'unknown'

/** What opening the database came to. */
export type BaseOpening = Pick<BaseInfo, 'storage'> | { failure: BaseFailure }

/** What the mocked backend says of itself; answered by `src/@fake-db`, never by a server. */
export interface BaseInfo {
  /** `opfs` keeps what is entered; `memory` loses it when the page is closed. */
  storage: 'opfs' | 'memory'
  /** Bytes of the database file. */
  size: number
  /** Databases that could not be opened and were put aside, newest first. */
  setAside: { name: string; size: number; reason: string; date: string }[]
}
