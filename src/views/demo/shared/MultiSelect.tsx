import { lazy, Suspense } from 'react'
import type { MultiSelectProps } from './multiSelectProps'

const ReactSelect = lazy(() => import('./MultiSelectHost').then((module) => ({ default: module.MultiSelectHost })))

/** Several choices among many, with a search; the first one shown loads the library. */
export const MultiSelect = (props: MultiSelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <ReactSelect {...props} />
  </Suspense>
)
