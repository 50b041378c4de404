import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { codeOf } from './codeOf'
import { pause } from './pause'
import type { Settings } from './settings'

/** The places where an error was thrown: the lines of its stack without its message. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line))

/**
 * The loggable parts of an error: its class, code and places. Its message is left out, because a database quotes the
 * values that it refuses.
 */
export function faultOf(error: Error): Record<string, unknown> {
  const field = (name: 'code' | 'constraint' | 'table') => (name in error ? Reflect.get(error, name) : undefined)
  return {
    error: error.name,
    code: field('code'),
    table: field('table'),
    constraint: field('constraint'),
    at: placesOf(error).slice(0, 12),
  }
}

/** Milliseconds for which a line waits for a reader that is slower than the process. */
const PATIENCE = 1000
const BETWEEN_TRIES = 5

/** Writes all bytes to standard output. @throws when it cannot be written, or its reader does not go on in time */
function writeAll(bytes: Uint8Array, patience: number): void {
  const end = performance.now() + patience
  let rest = bytes
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || performance.now() >= end) throw error
      pause(BETWEEN_TRIES)
    }
  }
}

/**
 * A writer of lines to standard output that drops a line where that cannot be written, as on a full disk: there is
 * nobody else to tell. After a lost line the next ones do not wait, until one is written.
 */
function lineWriter(): (line: string) => void {
  let isLosing = false
  return (line) => {
    try {
      // The lost line may have left its beginning.
      writeAll(Buffer.from(isLosing ? `\n${line}` : line), isLosing ? 0 : PATIENCE)
      isLosing = false
    } catch {
      isLosing = true
    }
  }
}

/**
 * The log of the process: a line of JSON for each entry, on standard output. The logger's own output would end the
 * process on a full disk, or wait for ever when it stops.
 */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Logger =>
  pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, { write: lineWriter() })
