import { lazy, Suspense } from 'react'
import type { RichTextProps } from './richTextProps'

const Editor = lazy(() => import('./RichTextHost').then((module) => ({ default: module.RichTextHost })))

/** A rich-text editor; the first one shown loads the library, in a placeholder of the same size. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<span className="skeleton rich-text-wait" aria-hidden />}>
    <Editor {...props} />
  </Suspense>
)
