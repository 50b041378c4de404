export interface RichTextProps {
  /** The editor's accessible name. */
  label: string
  /** HTML; empty without text. */
  value: string
  onChange: (html: string) => void
  autoFocus?: boolean
}
