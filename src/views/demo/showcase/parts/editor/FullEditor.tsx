import type { RichTextProps } from '@src/views/demo/shared/richTextProps'
import { lazy, Suspense } from 'react'

const Host = lazy(() => import('./FullEditorHost').then((module) => ({ default: module.FullEditorHost })))

/** An editor with all that its library can do; loaded with the first one. */
export const FullEditor = (props: RichTextProps) => (
  <Suspense fallback={<span className="skeleton rich-text-wait" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
