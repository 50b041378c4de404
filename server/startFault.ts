import type { Settings } from './settings'

const fieldOf = (error: Error, name: 'code' | 'syscall' | 'hostname'): string =>
  name in error ? String(Reflect.get(error, name)) : ''

/** What a database refuses at the start, by the code of its error. */
const REFUSED: Readonly<Record<string, string>> = {
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user',
  '3D000': 'there is no such database',
  '42501': 'the user lacks a right in the database',
  '53300': 'the database has no connection left',
}
const UNREACHED = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']

/** The setting at fault when the process cannot listen; null for any other error. */
function listeningFault(error: Error, { PORT, HOST }: Settings): string | null {
  const code = fieldOf(error, 'code')
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken: set another one, as in PORT=${PORT + 1} npm run serve`
  if (code === 'EACCES' && fieldOf(error, 'syscall') === 'listen') return `PORT: this process may not listen on ${PORT}`
  const isHost = code === 'EADDRNOTAVAIL' || (HOST !== undefined && fieldOf(error, 'hostname') === HOST)
  return isHost ? `HOST is no address of this machine: ${error.message}` : null
}

/** The setting at fault when the database of `DATABASE_URL` cannot be used; null for any other error. */
function databaseFault(error: Error, { DATABASE_URL }: Settings): string | null {
  if (!DATABASE_URL) return null
  const code = fieldOf(error, 'code')
  // The error of a name with several addresses has no message of its own.
  const reason = error.message || code
  if (UNREACHED.includes(code)) return `DATABASE_URL: the database does not answer: ${reason}`
  return REFUSED[code] ? `DATABASE_URL: ${REFUSED[code]}: ${reason}` : null
}

/**
 * Why the start failed, for the operator, with the setting at fault. The full message may be shown, because no personal
 * data has been read yet.
 */
export function startFaultOf(error: unknown, settings: Settings): string {
  if (!(error instanceof Error)) return String(error)
  return listeningFault(error, settings) ?? databaseFault(error, settings) ?? (error.message || String(error))
}
