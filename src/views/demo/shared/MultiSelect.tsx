import type { SelectOption } from '@core/components/Select'
import { lazy, Suspense } from 'react'

export interface MultiSelectProps {
  id: string
  'aria-labelledby': string
  value: readonly SelectOption[]
  options: readonly SelectOption[]
  onChange: (value: SelectOption[]) => void
  /** What was typed as a choice of its own; null when it cannot be one. Left out: only what is offered. */
  create?: (text: string) => SelectOption | null
  placeholder?: string
  autoFocus?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

const ReactSelect = lazy(() => import('./MultiSelectHost').then((module) => ({ default: module.MultiSelectHost })))

/** Several choices among many, searched by typing; the library comes with the first one shown. */
export const MultiSelect = (props: MultiSelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <ReactSelect {...props} />
  </Suspense>
)
