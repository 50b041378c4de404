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
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkField } from './LinkField'

type UsualId = 'bold' | 'italic' | 'underline' | 'strike' | 'bullets' | 'numbers' | 'quote' | 'link' | 'clear'

export interface Tool {
  id: string
  icon: LucideIcon
  format: string
  value?: string
  label: string
  /** The action of a button that sets no format. */
  run?: (quill: Quill) => void
}

const TOOLS: readonly (Omit<Tool, 'label'> & { id: UsualId })[] = [
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

interface RichTextToolbarProps {
  quill: Quill | null
  label: string
  /** Further tools, after the usual ones. */
  more?: readonly Tool[]
  /** Controls in front of the tools. */
  children?: ReactNode
}

/** The toolbar of an editor: one Tab stop, arrows move between its buttons. */
export function RichTextToolbar({ quill, label, more = [], children }: RichTextToolbarProps) {
  const { t } = useTranslation('demo')
  const formats = useFormats(quill)
  const [stop, setStop] = useState(0)
  const [link, setLink] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const tools: readonly Tool[] = [...TOOLS.map((tool) => ({ ...tool, label: t(`editor.${tool.id}`) })), ...more]

  function press(tool: Tool) {
    if (!quill) return
    if (tool.run) return tool.run(quill)
    if (tool.id === 'link') return setLink(typeof formats.link === 'string' ? formats.link : '')
    quill.focus()
    const range = quill.getSelection()
    if (tool.id === 'clear') {
      if (range) quill.removeFormat(range.index, range.length, 'user')
    } else quill.format(tool.format, isOn(tool, quill.getFormat()) ? false : (tool.value ?? true), 'user')
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    // A select in front of the tools handles its own arrow keys.
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    const next = (stop + step + tools.length) % tools.length
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
        {children}
        {tools.map((tool, index) => (
          <IconButton
            key={tool.id}
            icon={tool.icon}
            label={tool.label}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={tool.format ? isOn(tool, formats) : undefined}
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
