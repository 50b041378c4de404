/** A unique random text that cannot be guessed. */
export const freshId = (): string =>
  // Over plain HTTP on another host there is no randomUUID.
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')
