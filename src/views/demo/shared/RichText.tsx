import { lazy, Suspense } from 'react'

export interface RichTextProps {
  /** Names the editor. */
  label: string
  /** HTML; empty when nothing is written. */
  value: string
  onChange: (html: string) => void
  autoFocus?: boolean
}

const Editor = lazy(() => import('./RichTextHost').then((module) => ({ default: module.RichTextHost })))

/** Formatted text; the library comes with the first editor shown, into a box of the same size. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<span className="skeleton rich-text-wait" aria-hidden />}>
    <Editor {...props} />
  </Suspense>
)
