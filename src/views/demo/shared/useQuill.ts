import Quill from 'quill'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isTyping } from './isTyping'
import { cleanHtmlText, withoutHandlers } from './sanitizeHtml'
import 'quill/dist/quill.core.css'
import './richText.scss'

interface QuillOptions {
  label: string
  value: string
  onChange: (html: string) => void
  autoFocus?: boolean
  /** The formats that the text may have; all others are dropped from pasted text. */
  formats: readonly string[]
}

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

/** An editor of the library inside `holder`; null until it is made. */
export function useQuill(holder: RefObject<HTMLDivElement | null>, options: QuillOptions): Quill | null {
  const { label, value } = options
  const [quill, setQuill] = useState<Quill | null>(null)
  const latest = useRef(options)
  latest.current.onChange = options.onChange
  /** The last value reported by the editor: any other value comes from outside and replaces the text. */
  const said = useRef('')

  useEffect(() => {
    const root = holder.current
    if (!root) return
    const box = document.createElement('div')
    root.append(box)
    const formats = [...latest.current.formats]
    const made = new Quill(box, { formats, modules: { toolbar: false, keyboard: { bindings: KEYS } } })
    readCalmly(made)
    made.on('text-change', (_delta, _before, source) => {
      if (source !== 'user') return
      said.current = htmlOf(made)
      latest.current.onChange(said.current)
    })
    if (latest.current.autoFocus && !isTyping()) made.focus()
    setQuill(made)
    return () => root.replaceChildren()
  }, [holder])
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
    // Undo must not go back beyond the text that the page set.
    quill.history.clear()
  }, [quill, value])
  return quill
}
