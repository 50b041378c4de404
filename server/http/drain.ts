import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes of a refused body that are still accepted: half of the largest one of all calls. */
const MOST = 64 * 1024 * 1024

/**
 * Reads on what a client still sends after it was answered, and throws it away. Many clients read an answer only once
 * they have sent all: a connection that was closed before would be a broken line to them, and never the refusal. How
 * long that takes is bounded by the time in which a whole request has to arrive.
 * @param most bytes after which the connection is closed all the same
 */
export function drainAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse, most = MOST): void {
  // First of all listeners: another one of Node would throw the rest away without end, and without counting it.
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete) return
    // The reader of a body that was given up halfway would stop it again, as soon as its own buffer is full.
    incoming.removeAllListeners('data')
    let bytes = 0
    incoming.on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > most) incoming.socket.destroySoon()
    })
    // Tells Node at once that the body has a reader.
    incoming.read(0)
    incoming.resume()
  })
}
