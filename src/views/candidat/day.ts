const DAY_MS = 86_400_000

/** The calendar day here and now, `YYYY-MM-DD`: Sweden writes its dates as ISO does. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
