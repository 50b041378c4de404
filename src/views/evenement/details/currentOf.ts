import { type Evenement, evenement } from '@contract/planning/evenement'
import type { Problem } from '@core/http/problem'

/** The event as somebody else saved it, out of a refusal to overwrite it; null when it was refused for another reason. */
export function currentOf({ code, details }: Problem): Evenement | null {
  if (code !== 'stale' || typeof details !== 'object' || details === null || !('current' in details)) return null
  const parsed = evenement.safeParse(details.current)
  return parsed.success ? parsed.data : null
}
