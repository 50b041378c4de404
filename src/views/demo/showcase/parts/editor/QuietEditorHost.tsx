import { RichTextToolbar } from '@src/views/demo/shared/RichTextToolbar'
import { useQuill } from '@src/views/demo/shared/useQuill'
import type Quill from 'quill'
import { useEffect, useRef, useState } from 'react'
import type { QuietEditorProps } from './quietEditorProps'
import { WordCount } from './WordCount'

const FORMATS = ['bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'link']

/** The distance from the top of the editor to the end of the selection; null without a selection. */
function useMarkedEnd(quill: Quill | null): number | null {
  const [end, setEnd] = useState<number | null>(null)
  useEffect(() => {
    if (!quill) return
    const read = () => {
      const range = quill.getSelection()
      // The range is null while the focus is elsewhere, for example in the tools: they stay visible then.
      if (range) setEnd(range.length > 0 ? (quill.getBounds(range.index, range.length)?.bottom ?? null) : null)
    }
    quill.on('editor-change', read)
    return () => {
      quill.off('editor-change', read)
    }
  }, [quill])
  return end
}

/** The part of `QuietEditor` that imports the library: only `QuietEditor` mounts it. */
export function QuietEditorHost({ counts = false, asHeading = false, ...props }: QuietEditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const quill = useQuill(holder, { ...props, formats: FORMATS })
  const end = useMarkedEnd(quill)
  return (
    <div className={asHeading ? 'editor-quiet is-heading' : 'editor-quiet'}>
      <div ref={holder} className="rich-text-body" />
      {end === null ? null : (
        <div className="editor-bar" style={{ insetBlockStart: end }}>
          <RichTextToolbar quill={quill} label={props.label} />
        </div>
      )}
      {counts ? <WordCount quill={quill} /> : null}
    </div>
  )
}
