import { lazy, Suspense } from 'react'
import type { SelectProps } from './selectProps'

const ReactSelect = lazy(() => import('./SelectHost').then((module) => ({ default: module.SelectHost })))

/** A searchable list of choices; the first one shown loads the library, in a placeholder of the same size. */
export const Select = (props: SelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <ReactSelect {...props} />
  </Suspense>
)
