import { Button } from '@core/components/Button'
import type Quill from 'quill'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Completes a typed address; null when it cannot be a link. */
export function linkOf(text: string): string | null {
  const typed = text.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : null
}

/** Asks for the address of a link; without selected text the address itself is inserted. */
export function LinkField({ quill, start, onDone }: { quill: Quill; start: string; onDone: () => void }) {
  const { t } = useTranslation(['demo', 'common'])
  const [text, setText] = useState(start)
  const [isWrong, setWrong] = useState(false)
  // Saved because the field takes the focus, which clears the editor's selection.
  const range = useRef(quill.getSelection())

  function finish() {
    const place = range.current ?? { index: quill.getLength() - 1, length: 0 }
    const link = text.trim() ? linkOf(text) : false
    if (link === null) return setWrong(true)
    if (place.length === 0 && link) quill.insertText(place.index, text.trim(), { link }, 'user')
    else quill.formatText(place.index, place.length, 'link', link, 'user')
    quill.setSelection(place.index + (place.length || (link ? text.trim().length : 0)), 0)
    onDone()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') finish()
    else {
      quill.focus()
      onDone()
    }
  }

  return (
    <div className="rich-text-link">
      <input
        // biome-ignore lint/a11y/noAutofocus: opened by a button for typing
        autoFocus
        className={isWrong ? 'form-control is-invalid' : 'form-control'}
        aria-label={t('editor.address')}
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        value={text}
        maxLength={2000}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={finish}>
        {t('editor.apply')}
      </Button>
    </div>
  )
}
