import { today } from '@core/format/date'

const DAY_MS = 86_400_000

/** The day some days from today, `YYYY-MM-DD`. */
export const dayAhead = (days: number) => new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10)
