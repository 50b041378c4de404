import { type ClashDetails, clashDetails } from '@contract/planning/clash'
import type { Problem } from '@core/http/problem'

/** The clashes of a refusal; null for a refusal of another kind. */
export function clashOf({ code, details }: Problem): ClashDetails | null {
  if (code !== 'clash') return null
  const parsed = clashDetails.safeParse(details)
  return parsed.success ? parsed.data : null
}
