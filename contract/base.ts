/**
 * The reasons why the database was not opened: another tab holds its file, the device is full, a later version of the
 * application has changed it, or the cause is unknown. The data is safe in each case.
 */
export type BaseFailure = 'busy' | 'full' | 'newer' | 'unknown'

/** The result of opening the database. */
export type BaseOpening = Pick<BaseInfo, 'storage'> | { failure: BaseFailure }

/** State of the mocked backend's database; answered by `src/@fake-db`, never by a server. */
export interface BaseInfo {
  /** `opfs` keeps the data; `memory` loses it when the page is closed. */
  storage: 'opfs' | 'memory'
  /** Bytes of the database file. */
  size: number
  /** Databases that could not be opened and were set aside, newest first. */
  setAside: { name: string; size: number; reason: string; date: string }[]
}
