import { Admission, type Limits } from './admission'

/** Milliseconds after which a client with too many streams may try again. */
const WAIT = 30_000

/** The most event streams that may be open at once. */
export type StreamLimits = Limits

export const STREAM_LIMITS: StreamLimits = { own: 24, sender: 400, all: 8000 }

/** Counts the streams of this process. Each one holds a socket and its timers while it is open. */
export class OpenStreams extends Admission {
  constructor(limits: StreamLimits, clock: () => Date) {
    super(limits, clock, WAIT)
  }
}
