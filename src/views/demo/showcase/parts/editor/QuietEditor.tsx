import { lazy, Suspense } from 'react'
import type { QuietEditorProps } from './quietEditorProps'

const Host = lazy(() => import('./QuietEditorHost').then((module) => ({ default: module.QuietEditorHost })))

/** An editor for text in place: its tools appear beside the selected words. */
export const QuietEditor = (props: QuietEditorProps) => (
  <Suspense fallback={<span className="skeleton editor-quiet-wait" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
