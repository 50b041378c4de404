import type { Problem } from './problem'

/** Minutes to wait after too many tries; null for any other refusal. */
export function minutesToWait({ status, details }: Problem): number | null {
  if (status !== 429 || typeof details !== 'object' || details === null || !('seconds' in details)) return null
  return typeof details.seconds === 'number' ? Math.ceil(details.seconds / 60) : null
}
