import { IconButton } from '@core/components/IconButton'
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react'
import type Quill from 'quill'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkField } from './LinkField'

interface Tool {
  id: 'bold' | 'italic' | 'underline' | 'strike' | 'bullets' | 'numbers' | 'quote' | 'link' | 'clear'
  icon: LucideIcon
  format: string
  value?: string
}

const TOOLS: readonly Tool[] = [
  { id: 'bold', icon: Bold, format: 'bold' },
  { id: 'italic', icon: Italic, format: 'italic' },
  { id: 'underline', icon: Underline, format: 'underline' },
  { id: 'strike', icon: Strikethrough, format: 'strike' },
  { id: 'bullets', icon: List, format: 'list', value: 'bullet' },
  { id: 'numbers', icon: ListOrdered, format: 'list', value: 'ordered' },
  { id: 'quote', icon: Quote, format: 'blockquote' },
  { id: 'link', icon: Link, format: 'link' },
  { id: 'clear', icon: RemoveFormatting, format: '' },
]

type Formats = Record<string, unknown>

const isOn = ({ format, value }: Tool, formats: Formats) =>
  value ? formats[format] === value : Boolean(format && formats[format])

/** The formats at the cursor. */
function useFormats(quill: Quill | null): Formats {
  const [formats, setFormats] = useState<Formats>({})
  useEffect(() => {
    if (!quill) return
    const read = () => setFormats(quill.getSelection() ? quill.getFormat() : {})
    quill.on('editor-change', read)
    return () => {
      quill.off('editor-change', read)
    }
  }, [quill])
  return formats
}

/** The toolbar of an editor: one Tab stop, arrows move between its buttons. */
export function RichTextToolbar({ quill, label }: { quill: Quill | null; label: string }) {
  const { t } = useTranslation('demo')
  const formats = useFormats(quill)
  const [stop, setStop] = useState(0)
  const [link, setLink] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)

  function press(tool: Tool) {
    if (!quill) return
    if (tool.id === 'link') return setLink(typeof formats.link === 'string' ? formats.link : '')
    quill.focus()
    const range = quill.getSelection()
    if (tool.id === 'clear') {
      if (range) quill.removeFormat(range.index, range.length, 'user')
    } else quill.format(tool.format, isOn(tool, quill.getFormat()) ? false : (tool.value ?? true), 'user')
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (stop + step + TOOLS.length) % TOOLS.length
    setStop(next)
    root.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="rich-text-head">
      <div
        ref={root}
        className="rich-text-tools"
        role="toolbar"
        aria-label={t('editor.tools', { label })}
        onKeyDown={onKeyDown}
      >
        {TOOLS.map((tool, index) => (
          <IconButton
            key={tool.id}
            icon={tool.icon}
            label={t(`editor.${tool.id}`)}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={tool.id === 'clear' ? undefined : isOn(tool, formats)}
            // Keeps the text selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setStop(index)
              press(tool)
            }}
          />
        ))}
      </div>
      {link !== null && quill ? <LinkField quill={quill} start={link} onDone={() => setLink(null)} /> : null}
    </div>
  )
}
