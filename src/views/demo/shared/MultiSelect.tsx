import type { SelectOption } from '@core/components/Select'
import { lazy, Suspense } from 'react'

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

const ReactSelect = lazy(() => import('./MultiSelectHost').then((module) => ({ default: module.MultiSelectHost })))

/** Several choices among many, with a search; the first one shown loads the library. */
export const MultiSelect = (props: MultiSelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <ReactSelect {...props} />
  </Suspense>
)
