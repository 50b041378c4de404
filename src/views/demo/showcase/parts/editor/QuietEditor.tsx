import type { RichTextProps } from '@src/views/demo/shared/RichText'
import { lazy, Suspense } from 'react'

export interface QuietEditorProps extends RichTextProps {
  /** How many words there are, below the text. */
  counts?: boolean
  /** A single line in large letters. */
  asHeading?: boolean
}

const Host = lazy(() => import('./QuietEditorHost').then((module) => ({ default: module.QuietEditorHost })))

/** Text that is edited where it stands: the tools come with the words that are marked. */
export const QuietEditor = (props: QuietEditorProps) => (
  <Suspense fallback={<span className="skeleton editor-quiet-wait" aria-hidden />}>
    <Host {...props} />
  </Suspense>
)
