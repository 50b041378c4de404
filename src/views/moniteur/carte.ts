const WARNING_DAYS = 30
const DAY_MS = 86_400_000

/** Today where the school is, as `YYYY-MM-DD`. */
export const todayIn = (pays: string | undefined, now = new Date()): string =>
  // Sweden writes its dates as ISO does.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: pays === 'FR' ? 'Europe/Paris' : 'Africa/Tunis',
    dateStyle: 'short',
  }).format(now)

export interface CarteState {
  state: 'expired' | 'soon' | 'valid'
  /** Days until the last one; negative once it is past. */
  days: number
}

/** How an instructor's card stands on a day: its last day still counts. */
export function carteState(expiration: string, today: string): CarteState {
  const days = Math.round((Date.parse(expiration) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= WARNING_DAYS ? 'soon' : 'valid', days }
}
