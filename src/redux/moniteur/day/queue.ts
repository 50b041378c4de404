import type { Evenement } from '@contract/planning/evenement'
import { onStoredChange, readText, remove, writeText } from '@core/platform/storage'
import type { EvenementAct } from '../../calendar/evenement'

/** What an instructor says of a lesson. */
export type Parole = Extract<EvenementAct, { verb: 'start' | 'attest' | 'no-show' | 'result' }>

/**
 * Something said of a lesson that the school does not have yet. `waiting`: it goes as soon as there is a network;
 * `conflict`: somebody answered first, and `current` is what they said; `refused`: it cannot be taken, as `message` says.
 */
export interface Envoi {
  cle: string
  parole: Parole
  /** When it was said. */
  dit: string
  etat: 'waiting' | 'conflict' | 'refused'
  current?: Evenement
  message?: string
  /** Of a fault its code, which says more than the message. */
  fault?: string
  /** What it is about, for where the lesson itself is not shown any more. */
  lecon?: Pick<Evenement, 'title' | 'start' | 'end'>
}

const keyOf = (person: number) => `suivi:${person}`

const isEnvoi = (value: unknown): value is Envoi =>
  typeof value === 'object' && value !== null && 'cle' in value && 'parole' in value && 'etat' in value

/** What is kept as text; what cannot be read is nothing. */
function parsed(text: string | null): Envoi[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEnvoi) : []
  } catch {
    return []
  }
}

export const readEnvois = (person: number): Envoi[] => parsed(readText(keyOf(person)))

/** Changes the list as it is now: another tab may have changed it since it was read. */
export function changeEnvois(person: number, change: (envois: Envoi[]) => Envoi[]): void {
  const next = change(readEnvois(person))
  if (next.length > 0) writeText(keyOf(person), JSON.stringify(next))
  else remove(keyOf(person))
}

const empty: Envoi[] = []

/** The list as React reads it: the same array as long as nothing has changed. */
export function envoisStore(person: number) {
  let seen: string | null = null
  let envois = empty
  return {
    subscribe: onStoredChange,
    read: (): Envoi[] => {
      const text = readText(keyOf(person))
      if (text !== seen) {
        seen = text
        envois = text === null ? empty : parsed(text)
      }
      return envois
    },
  }
}
