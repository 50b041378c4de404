/** The calendar day of a moment in a country of ours, as `YYYY-MM-DD`. */
export function dayIn(moment: Date, pays: 'TN' | 'FR'): string {
  const timeZone = pays === 'TN' ? 'Africa/Tunis' : 'Europe/Paris'
  // Sweden writes its dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/** A day some days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
