import { readText, remove, writeText } from '@core/platform/storage'
import type { PendingAnswer } from '../slice'

const keyOf = (person: number) => `answers:${person}`
/** The former storage key, with other field names: a tab that was not reloaded since still writes there. */
const formerKeyOf = (person: number) => `suivi:${person}`

interface Former extends Pick<PendingAnswer, 'current' | 'message' | 'fault' | 'lecon'> {
  cle: string
  parole: PendingAnswer['answer']
  dit: string
  etat: PendingAnswer['state']
}

const has = (value: unknown, ...names: string[]) =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
const isPending = (value: unknown): value is PendingAnswer => has(value, 'key', 'answer', 'state')
const isFormer = (value: unknown): value is Former => has(value, 'cle', 'parole', 'etat')

/** The stored entries under a key; unreadable data counts as empty. */
function listAt<Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const value: unknown = JSON.parse(readText(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

export function writePending(person: number, pending: readonly PendingAnswer[]): void {
  if (pending.length > 0) writeText(keyOf(person), JSON.stringify(pending))
  else remove(keyOf(person))
}

/** A user's queue on this device; entries under the former key are migrated first. */
export function readPending(person: number): PendingAnswer[] {
  const pending = listAt(keyOf(person), isPending)
  const former = listAt(formerKeyOf(person), isFormer)
  if (former.length === 0) return pending
  const renamed = former.map(({ cle, parole, dit, etat, ...rest }): PendingAnswer => {
    return { ...rest, key: cle, answer: parole, at: dit, state: etat }
  })
  const known = new Set(pending.map(({ key }) => key))
  const all = [...renamed.filter(({ key }) => !known.has(key)), ...pending]
  writePending(person, all)
  remove(formerKeyOf(person))
  return all
}
