import { lazy, Suspense } from 'react'
import type { RichSelectProps } from './richSelectProps'

const Host = lazy(() => import('./RichSelectHost').then((module) => ({ default: module.RichSelectHost })))

/** A select with the functions of the library React Select beyond the kit's; the first one loads it. */
export const RichSelect = (props: RichSelectProps) => (
  <Suspense fallback={<span className="skeleton skeleton-input" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
