/** Time limit of a request, in milliseconds (customer's specification, 9). */
export const REQUEST_TIMEOUT = 5000

interface LongerLimit {
  paths: RegExp
  /** Milliseconds. */
  limit: number
  why: string
}

/** The calls that may take longer. A slow call that is not listed must be made faster. */
export const LONGER_LIMITS: readonly LongerLimit[] = [
  { paths: /\/import(\/|$)/, limit: 60_000, why: 'a file of ten thousand lines is sent, checked and written' },
  { paths: /\/export$/, limit: 30_000, why: 'a thousand rows at once are read, and carried over a slow line' },
  { paths: /\/papier(\/\d+)?$/, limit: 60_000, why: 'five megabytes of a scan are carried over a slow line' },
  {
    paths: /^\/?api\/(archive(\/apercu)?|autoecole\/\d+\/archive)$/,
    limit: 300_000,
    why: 'all of a school with its scans is collected and carried, in either direction',
  },
  { paths: /^\/?_base\/(copy|aside|check|restore|reset)/, limit: 60_000, why: 'a whole database is read or written' },
]

/** The extended time limit of a call, if it has one. */
export const longerLimitOf = (url = ''): number | undefined => LONGER_LIMITS.find(({ paths }) => paths.test(url))?.limit
