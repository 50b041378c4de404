import type { SelectOption } from '@core/components/select/selectProps'

export interface MultiSelectProps {
  id: string
  'aria-labelledby': string
  value: readonly SelectOption[]
  options: readonly SelectOption[]
  onChange: (value: SelectOption[]) => void
  /** Turns typed text into a new choice; null when it is invalid. Without it only the options can be chosen. */
  create?: (text: string) => SelectOption | null
  placeholder?: string
  autoFocus?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}
