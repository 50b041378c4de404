interface Limits {
  /** Jobs that run at once. */
  atOnce: number
  /** Jobs of one sender that may wait. */
  perSender: number
  /** Jobs that may wait in all. */
  inAll: number
}

/** Thrown when too many jobs wait already. */
export class TooManyWaitingError extends Error {
  constructor() {
    super('Too many jobs wait')
    this.name = 'TooManyWaitingError'
  }
}

/**
 * Runs a few jobs at once and lets the others wait. Senders take turns, so that the many jobs of one sender delay the
 * single job of another sender by one job only.
 */
export class Turns {
  /** The waiting jobs by sender; the sender whose turn is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>()
  #running = 0
  #waiting = 0

  constructor(private readonly limits: Limits) {}

  /** @throws TooManyWaitingError, before the job has begun */
  async run<T>(sender: string, job: () => Promise<T>): Promise<T> {
    if (this.#running < this.limits.atOnce) this.#running += 1
    else await this.#wait(sender)
    try {
      return await job()
    } finally {
      this.#next()
    }
  }

  #wait(sender: string): Promise<void> {
    const line = this.#lines.get(sender) ?? []
    if (line.length >= this.limits.perSender || this.#waiting >= this.limits.inAll) throw new TooManyWaitingError()
    this.#waiting += 1
    this.#lines.set(sender, line)
    return new Promise((begin) => line.push(begin))
  }

  /** Passes the place of a finished job on to the next one. */
  #next(): void {
    for (const [sender, line] of this.#lines) {
      const begin = line.shift()
      this.#lines.delete(sender)
      if (line.length > 0) this.#lines.set(sender, line)
      if (!begin) continue
      this.#waiting -= 1
      begin()
      return
    }
    this.#running -= 1
  }
}
