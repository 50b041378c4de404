import { HttpError, tooMany } from '@backend/errors'
import { refusal } from '@backend/http/onError'
import type { Context, MiddlewareHandler } from 'hono'

const MINUTE_MS = 60_000

interface Window {
  count: number
  endsAt: number
}

/** Counts requests by key in this process's memory. A minute begins with a key's first request. */
export class RateLimit {
  readonly #windows = new Map<string, Window>()
  #sweepAt = 0

  /** @param most requests of one key in a minute */
  constructor(
    private readonly most: number,
    private readonly clock: () => Date,
  ) {}

  /** Counts a request. @throws 429 with the seconds to wait */
  count(key: string): void {
    const now = this.clock()
    this.#sweep(now.getTime())
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now.getTime() ? known : { count: 0, endsAt: now.getTime() + MINUTE_MS }
    window.count += 1
    this.#windows.set(key, window)
    if (window.count > this.most) throw tooMany(new Date(window.endsAt).toISOString(), now)
  }

  /**
   * Deletes the minutes that are over, once in a minute, so that memory holds the keys of the last two minutes at most.
   */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return
    this.#sweepAt = now + MINUTE_MS
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key)
  }
}

/** Refuses requests of a key above its limit, before they reach the database. */
export const limited =
  (limit: RateLimit, keyOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    try {
      limit.count(keyOf(c))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return refusal(c, error)
    }
    return next()
  }
