import { tooMany } from '@backend/errors'

/** Milliseconds after which a client with too many streams may try again. */
const WAIT = 30_000

/** The most event streams that may be open at once. */
export interface StreamLimits {
  /** The limit of one account or one place in a room, with all its tabs and devices. */
  own: number
  /** The limit of one address: a school's desks and a full classroom. */
  sender: number
  all: number
}

export const STREAM_LIMITS: StreamLimits = { own: 24, sender: 400, all: 8000 }

/** Counts the streams of this process. Each one holds a socket and its timers while it is open. */
export class OpenStreams {
  readonly #open = new Map<string, number>()

  constructor(
    private readonly limits: StreamLimits,
    private readonly clock: () => Date,
  ) {}

  /**
   * Counts a stream until the returned function is called.
   * @param own key of its account or place
   * @param sender key of its address
   * @throws 429 with the seconds to wait
   */
  enter(own: string, sender: string): () => void {
    const counted: [key: string, most: number][] = [
      [`own:${own}`, this.limits.own],
      [`sender:${sender}`, this.limits.sender],
      ['all', this.limits.all],
    ]
    if (counted.some(([key, most]) => this.#of(key) >= most)) {
      const now = this.clock()
      throw tooMany(new Date(now.getTime() + WAIT).toISOString(), now)
    }
    for (const [key] of counted) this.#open.set(key, this.#of(key) + 1)
    return () => {
      for (const [key] of counted) {
        const left = this.#of(key) - 1
        if (left > 0) this.#open.set(key, left)
        else this.#open.delete(key)
      }
    }
  }

  #of(key: string): number {
    return this.#open.get(key) ?? 0
  }
}
