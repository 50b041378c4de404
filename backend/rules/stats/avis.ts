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
 * Whether what was said of a candidate still holds: it is about the exam that comes next, and that exam was not sat
 * since. One that was sat counts from its hour on, before anybody has entered how it went.
 */
export function isInForce(said: Said, next: Etape | null, exams: readonly Sitting[], now: string): boolean {
  if (said.etape !== next) return false
  return !exams.some(
    ({ etape, status, start }) =>
      etape === said.etape && status !== 'CANCELLED' && start > said.createdAt && start <= now,
  )
}
