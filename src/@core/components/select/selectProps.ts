export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  id: string
  /** Ids of the elements that name and describe it. */
  'aria-labelledby'?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  name?: string
  value: string | null
  options: readonly SelectOption[]
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** Called with the typed text to load other options; without it, the given options are searched. */
  onSearch?: (text: string) => void
  loading?: boolean
  clearable?: boolean
  disabled?: boolean
  placeholder?: string
}
