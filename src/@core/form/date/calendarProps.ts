export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`, or an empty string. */
  day: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}
