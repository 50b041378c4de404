/** A random text that nobody has had before and nobody can guess. */
export const freshId = (): string =>
  // Plain HTTP on another host has no randomUUID.
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')
