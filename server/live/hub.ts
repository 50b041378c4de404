type Hear = () => void

/** The listeners in this process, by topic. */
export class Hub {
  readonly #topics = new Map<string, Set<Hear>>()
  /** How to end each stream that listens. */
  readonly #ends = new Set<() => void>()

  /** Tells the listeners of a topic that something has changed. They ask the API what it is. */
  announce(topic: string): void {
    for (const hear of this.#topics.get(topic) ?? []) hear()
  }

  /**
   * Listens to a topic until the returned function is called.
   * @param end ends the stream that listens when the process is about to stop; left out by listeners of this process
   */
  listen(topic: string, hear: Hear, end?: () => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(hear))
    if (end) this.#ends.add(end)
    return () => {
      listeners.delete(hear)
      if (end) this.#ends.delete(end)
      if (listeners.size === 0) this.#topics.delete(topic)
    }
  }

  /** Notifies all listeners, because announcements may have been missed. */
  announceAll(): void {
    for (const topic of [...this.#topics.keys()]) this.announce(topic)
  }

  /** Ends all streams, which would otherwise keep the process from stopping. */
  end(): void {
    for (const end of [...this.#ends]) end()
  }

  /** The number of streams that listen. */
  get size(): number {
    return this.#ends.size
  }
}
