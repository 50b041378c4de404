import type { RichTextProps } from '@src/views/demo/shared/richTextProps'

export interface QuietEditorProps extends RichTextProps {
  /** Shows the number of words below the text. */
  counts?: boolean
  /** A single line in large letters. */
  asHeading?: boolean
}
