import { tooMany } from '@backend/errors'

/** The most that may be held at once. */
export interface Limits {
  /** The limit of one account or one place in a room, with all its tabs and devices. */
  own: number
  /** The limit of one address: a school's desks and a full classroom. */
  sender: number
  all: number
}

/** Counts what this process holds for its clients at the moment, such as streams or bytes. */
export class Admission {
  readonly #held = new Map<string, number>()

  /** @param wait milliseconds after which a refused client may try again */
  constructor(
    private readonly limits: Limits,
    private readonly clock: () => Date,
    private readonly wait: number,
  ) {}

  /**
   * Counts an amount until the returned function is called. Where nothing else is held, any amount is admitted.
   * @param own key of its account or place
   * @param sender key of its address
   * @throws 429 with the seconds to wait
   */
  enter(own: string, sender: string, amount = 1): () => void {
    const counted: [key: string, most: number][] = [
      [`own:${own}`, this.limits.own],
      [`sender:${sender}`, this.limits.sender],
      ['all', this.limits.all],
    ]
    if (counted.some(([key, most]) => this.#of(key) > 0 && this.#of(key) + amount > most)) {
      const now = this.clock()
      throw tooMany(new Date(now.getTime() + this.wait).toISOString(), now)
    }
    for (const [key] of counted) this.#held.set(key, this.#of(key) + amount)
    return () => {
      for (const [key] of counted) {
        const left = this.#of(key) - amount
        if (left > 0) this.#held.set(key, left)
        else this.#held.delete(key)
      }
    }
  }

  #of(key: string): number {
    return this.#held.get(key) ?? 0
  }
}
