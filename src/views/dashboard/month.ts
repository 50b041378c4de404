/** The first and last day of the month of a day, all `YYYY-MM-DD`. */
export function monthOf(day: string): { first: string; last: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const prefix = day.slice(0, 7)
  return { first: `${prefix}-01`, last: `${prefix}-${length}` }
}
