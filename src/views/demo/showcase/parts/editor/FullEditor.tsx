import type { RichTextProps } from '@src/views/demo/shared/richTextProps'
import { lazy, Suspense } from 'react'

const Host = lazy(() => import('./FullEditorHost').then((module) => ({ default: module.FullEditorHost })))

/** An editor with all functions of its library, loaded with the first one. */
export const FullEditor = (props: RichTextProps) => (
  <Suspense fallback={<span className="skeleton rich-text-wait" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
