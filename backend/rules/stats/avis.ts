import type { Etape, Statut } from '@contract/planning/evenement'

interface Said {
  etape: Etape
  createdAt: string
}

interface Sitting {
  etape: Etape
  status: Statut
  start: string
}

/**
 * Whether an opinion is still in force: it is about the next exam, and that exam has not taken place since. An exam
 * counts from its start on, even before its result is entered.
 */
export function isInForce(said: Said, next: Etape | null, exams: readonly Sitting[], now: string): boolean {
  if (said.etape !== next) return false
  return !exams.some(
    ({ etape, status, start }) =>
      etape === said.etape && status !== 'CANCELLED' && start > said.createdAt && start <= now,
  )
}
