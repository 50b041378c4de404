import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
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

/** Writes a line to standard output, or drops it where that cannot be written, as on a full disk. */
function write(line: string): void {
  try {
    writeSync(1, line)
  } catch {
    // There is nobody else to tell.
  }
}

/**
 * The log of the process: a line of JSON for each entry, on standard output. The logger's own output would end the
 * process on a full disk, or wait for ever when it stops.
 */
export const createLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Logger =>
  pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, { write })
