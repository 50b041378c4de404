import { useRef } from 'react'
import { RichTextToolbar } from './RichTextToolbar'
import type { RichTextProps } from './richTextProps'
import { useQuill } from './useQuill'

const FORMATS = ['bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'link']

/** The part of `RichText` that imports the library: only `RichText` mounts it. */
export function RichTextHost(props: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null)
  const quill = useQuill(holder, { ...props, formats: FORMATS })
  return (
    <div className="rich-text">
      <RichTextToolbar quill={quill} label={props.label} />
      <div ref={holder} className="rich-text-body" />
    </div>
  )
}
