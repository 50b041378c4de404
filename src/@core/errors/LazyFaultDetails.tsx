import { type ComponentType, lazy, Suspense } from 'react'

/** If the code does not load, the page goes without the report: it must not fail a second time. */
const Details = lazy<ComponentType>(() =>
  import('./FaultDetails').then(
    ({ FaultDetails }) => ({ default: FaultDetails }),
    () => ({ default: () => null }),
  ),
)

/** The report of the last errors; its code is loaded when there is one. */
export function LazyFaultDetails() {
  return (
    <Suspense fallback={null}>
      <Details />
    </Suspense>
  )
}
