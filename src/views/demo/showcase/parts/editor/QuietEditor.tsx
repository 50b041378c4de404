import { lazy, Suspense } from 'react'
import type { QuietEditorProps } from './quietEditorProps'

const Host = lazy(() => import('./QuietEditorHost').then((module) => ({ default: module.QuietEditorHost })))

/** Text that is edited where it stands: the tools come with the words that are marked. */
export const QuietEditor = (props: QuietEditorProps) => (
  <Suspense fallback={<span className="skeleton editor-quiet-wait" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
