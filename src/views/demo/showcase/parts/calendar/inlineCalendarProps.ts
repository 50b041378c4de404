export interface InlineCalendarProps {
  label: string
  /** One day, as many as wanted, or all from one to another. */
  mode: 'single' | 'multiple' | 'range'
  /** In the order of time; of a range its first and its last. */
  days: readonly string[]
  onChange: (days: string[]) => void
  /** Spans that cannot be chosen, nor be within a range. */
  closed?: readonly { from: string; to: string }[]
}
