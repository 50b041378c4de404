import type { Role } from '@contract/ability'

/** The accounts of the demo data, as the README names them. */
export const DEMO_ACCOUNTS: readonly { username: string; role: Role }[] = [
  { username: 'ecole', role: 'ecole' },
  { username: 'ecole2', role: 'ecole' },
  { username: 'moniteur', role: 'moniteur' },
  { username: 'candidat', role: 'candidat' },
  { username: 'manager', role: 'manager' },
  { username: 'client', role: 'client' },
]

export const DEMO_PASSWORD = 'VoieLibre2026!'
