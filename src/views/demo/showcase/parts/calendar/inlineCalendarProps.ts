export interface InlineCalendarProps {
  label: string
  /** One day, any number of days, or all days of a range. */
  mode: 'single' | 'multiple' | 'range'
  /** In the order of time; for a range its first and its last day. */
  days: readonly string[]
  onChange: (days: string[]) => void
  /** Spans that can neither be chosen nor be part of a range. */
  closed?: readonly { from: string; to: string }[]
}
