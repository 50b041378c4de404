import { type ComponentProps, lazy, Suspense } from 'react'
import type { AssignPanel } from './AssignPanel'

const Panel = lazy(async () => ({ default: (await import('./AssignPanel')).AssignPanel }))

/** The panel that assigns work, loaded with its form when it is opened. */
export function LazyAssignPanel(props: ComponentProps<typeof AssignPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
