import Quill from 'quill'
import { useEffect, useRef, useState } from 'react'
import { isTyping } from './isTyping'
import type { RichTextProps } from './RichText'
import { RichTextToolbar } from './RichTextToolbar'
import { cleanHtmlText, withoutHandlers } from './sanitizeHtml'
import 'quill/dist/quill.core.css'
import './richText.scss'

const FORMATS = ['bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'link']
/** Tab leaves the editor, as in any other field. */
const KEYS = { tab: null, indent: null, outdent: null, 'remove tab': null }

/** The text as HTML; the library writes all spaces as non-breaking ones. */
const htmlOf = (quill: Quill) =>
  quill.getText().trim() === '' ? '' : quill.getSemanticHTML().replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')

/** Pasted content is parsed in an inert document and reduced to the supported formats. */
function readCalmly({ clipboard }: Quill) {
  const convert = clipboard.convert.bind(clipboard)
  clipboard.convert = ({ html, ...content }, formats) =>
    convert({ ...content, ...(html !== undefined && { html: withoutHandlers(html) }) }, formats)
}

/** The part of `RichText` that imports the library: only `RichText` mounts it. */
export function RichTextHost({ label, value, onChange, autoFocus = false }: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill | null>(null)
  const latest = useRef({ onChange, autoFocus })
  latest.current.onChange = onChange
  /** The last value reported by the editor: any other value comes from outside and replaces the text. */
  const said = useRef('')

  useEffect(() => {
    const root = holder.current
    if (!root) return
    const box = document.createElement('div')
    root.append(box)
    const made = new Quill(box, { formats: FORMATS, modules: { toolbar: false, keyboard: { bindings: KEYS } } })
    readCalmly(made)
    made.on('text-change', (_delta, _before, source) => {
      if (source !== 'user') return
      said.current = htmlOf(made)
      latest.current.onChange(said.current)
    })
    if (latest.current.autoFocus && !isTyping()) made.focus()
    setQuill(made)
    return () => root.replaceChildren()
  }, [])
  useEffect(() => {
    if (!quill) return
    for (const [name, text] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label })) {
      quill.root.setAttribute(name, text)
    }
  }, [quill, label])
  useEffect(() => {
    if (!quill || value === said.current) return
    said.current = value
    quill.setContents(quill.clipboard.convert({ html: cleanHtmlText(value) }), 'silent')
  }, [quill, value])

  return (
    <div className="rich-text">
      <RichTextToolbar quill={quill} label={label} />
      <div ref={holder} className="rich-text-body" />
    </div>
  )
}
