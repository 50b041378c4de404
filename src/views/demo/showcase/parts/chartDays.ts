const DAYS = 30
const DAY_MS = 86_400_000

/** The lessons of thirty days, up to the day of the sample. */
export const LESSON_DAYS: readonly { day: string; lessons: number; cancelled: number }[] = Array.from(
  { length: DAYS },
  (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 24) + index * DAY_MS).toISOString().slice(0, 10),
    lessons: 4 + ((index * 7) % 9),
    cancelled: (index * 5) % 4,
  }),
)

export const FIRST_DAY = LESSON_DAYS[0]?.day ?? ''
export const LAST_DAY = LESSON_DAYS.at(-1)?.day ?? ''

/** The days of a span; an empty end means no limit. */
export const daysWithin = ([from, to]: readonly [string, string]) =>
  LESSON_DAYS.filter(({ day }) => (!from || day >= from) && (!to || day <= to))
