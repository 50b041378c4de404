import { lazy, Suspense } from 'react'

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

const ReactSelect = lazy(() => import('./SelectHost').then((module) => ({ default: module.SelectHost })))

/** A searchable list of choices; the first one shown loads the library, in a placeholder of the same size. */
export const Select = (props: SelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <ReactSelect {...props} />
  </Suspense>
)
