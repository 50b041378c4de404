type Hear = () => void

/** Who listens to what, in this process. */
export class Hub {
  readonly #topics = new Map<string, Set<Hear>>()
  readonly #ends = new Set<() => void>()

  /** Tells the listeners of a topic that something has changed: what, they ask the API. */
  announce(topic: string): void {
    for (const hear of this.#topics.get(topic) ?? []) hear()
  }

  /**
   * Listens to a topic until the returned function is called.
   * @param end called when the process is about to stop
   */
  listen(topic: string, hear: Hear, end: () => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(hear))
    this.#ends.add(end)
    return () => {
      listeners.delete(hear)
      this.#ends.delete(end)
      if (listeners.size === 0) this.#topics.delete(topic)
    }
  }

  /** Tells everybody to ask: announcements may have been missed. */
  announceAll(): void {
    for (const topic of [...this.#topics.keys()]) this.announce(topic)
  }

  /** Ends all streams, which would otherwise keep the process from stopping. */
  end(): void {
    for (const end of [...this.#ends]) end()
  }

  get size(): number {
    return this.#ends.size
  }
}
