import type { Context, MiddlewareHandler } from 'hono'
import { Admission, type Limits } from './admission'

const KB = 1024
const MB = 1024 * KB

/** Bodies up to this size in bytes are counted apart, so that large files cannot keep the small writes out. */
const SMALL = 64 * KB
/** Milliseconds after which a client with too many bytes may try again. */
const WAIT = 5000

/** The most bytes of bodies that this process holds. A single body is always admitted if it has no company. */
export interface BodyLimits {
  small: Limits
  large: Limits
}

/** An account sends an import or the six scans of a paper at once, a school's address a few of those. */
export const BODY_LIMITS: BodyLimits = {
  small: { own: 2 * MB, sender: 16 * MB, all: 64 * MB },
  large: { own: 32 * MB, sender: 96 * MB, all: 192 * MB },
}

/** Lets the API count the body of each request before it is read, until the request is answered. */
export function holdBodies(
  { small, large }: BodyLimits,
  clock: () => Date,
  senderOf: (c: Context) => string,
): MiddlewareHandler {
  const smallOnes = new Admission(small, clock, WAIT)
  const largeOnes = new Admission(large, clock, WAIT)
  return async (c, next) => {
    const releases: (() => void)[] = []
    const holdBody = (bytes: number, idUtilisateur: number | undefined) => {
      const sender = senderOf(c)
      const own = idUtilisateur === undefined ? `sender:${sender}` : `user:${idUtilisateur}`
      releases.push((bytes > SMALL ? largeOnes : smallOnes).enter(own, sender, bytes))
    }
    c.env = { ...c.env, holdBody }
    try {
      await next()
    } finally {
      for (const release of releases) release()
    }
  }
}
