/** Days before the end of a candidate's paper or code on which they are reminded; 0 is the day itself. */
export const REMINDER_DAYS = [30, 7, 0] as const
/** Days after the end on which a reminder is still sent, for people who were away; later only the lists show it. */
export const REMINDER_DAYS_AFTER = 7

export type ReminderLevel = `${(typeof REMINDER_DAYS)[number]}`

/** The last threshold passed; null while the end is too far away, or too long past. */
export function reminderLevel(jours: number): ReminderLevel | null {
  if (jours < -REMINDER_DAYS_AFTER) return null
  const nearest = REMINDER_DAYS.filter((threshold) => jours <= threshold).at(-1)
  return nearest === undefined ? null : `${nearest}`
}
