import { today } from '@core/format/date'

const DAY_MS = 86_400_000

/** The day that is so many days ahead, `YYYY-MM-DD`. */
export const dayAhead = (days: number) => new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10)
