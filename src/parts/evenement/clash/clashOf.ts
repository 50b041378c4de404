import { type ClashDetails, clashDetails } from '@contract/planning/clash'
import type { Problem } from '@core/http/problem'

/** What a refusal says about clashes; null when it is about something else. */
export function clashOf({ code, details }: Problem): ClashDetails | null {
  if (code !== 'clash') return null
  const parsed = clashDetails.safeParse(details)
  return parsed.success ? parsed.data : null
}
