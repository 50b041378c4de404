import type { EmailPerson } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { useBackCloses } from '@core/components/overlays/useBackCloses'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { Maximize2, Minimize2, Minus, Save, Scissors, Send, Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutQuote } from '../shared/quote'
import { RichText } from '../shared/RichText'
import { ComposeFields } from './ComposeFields'
import { ComposeFiles } from './ComposeFiles'
import type { Composed } from './start'
import { useComposer } from './useComposer'
import './compose.scss'

interface ComposeWindowProps {
  start: Composed
  people: readonly EmailPerson[]
  onClose: () => void
  onReopen: (message: Composed) => void
}

type Size = 'small' | 'normal' | 'large'

/** An open select handles Escape itself. */
function isForSelect(target: EventTarget): boolean | null {
  const select = target instanceof Element ? target.closest('.select') : null
  return select && select.querySelector('.select__menu') !== null
}

/** The window of a message being written; on a phone it fills the screen. Escape and Back save it as a draft. */
export function ComposeWindow({ start, people, onClose, onReopen }: ComposeWindowProps) {
  const { t } = useTranslation('demoEmail')
  const composer = useComposer({ start, onClose, onReopen })
  const { message, isSending, change, send, keep, close, discard } = composer
  const [size, setSize] = useState<Size>('normal')
  const isPhone = useIsPhone()
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useFocusTrap(root, isPhone)
  useBackCloses(() => void close(), isPhone)
  const startsAtTo = start.to.length === 0

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key !== 'Escape') return
    const forSelect = isForSelect(event.target)
    if (forSelect || (forSelect === null && event.defaultPrevented)) return
    event.preventDefault()
    void close()
  }

  return (
    <div
      ref={root}
      className={`compose compose-${size}`}
      role="dialog"
      aria-labelledby={id}
      aria-modal={isPhone || undefined}
      onKeyDown={onKeyDown}
    >
      <header className="compose-head">
        <h2 id={id}>{message.subject || t('compose.title')}</h2>
        <IconButton
          className="compose-size"
          icon={Minus}
          label={size === 'small' ? t('compose.restore') : t('compose.minimise')}
          aria-expanded={size !== 'small'}
          onClick={() => setSize(size === 'small' ? 'normal' : 'small')}
        />
        <IconButton
          className="compose-size"
          icon={size === 'large' ? Minimize2 : Maximize2}
          label={size === 'large' ? t('compose.restore') : t('compose.maximise')}
          onClick={() => setSize(size === 'large' ? 'normal' : 'large')}
        />
        <IconButton icon={X} label={t('compose.close')} onClick={() => void close()} />
      </header>
      <div className="compose-body" hidden={size === 'small'}>
        <ComposeFields composer={composer} people={people} startsAtTo={startsAtTo} />
        <RichText
          label={t('compose.text')}
          value={message.message}
          autoFocus={!startsAtTo}
          onChange={(html) => change({ message: html })}
        />
        <TrimButton message={message.message} onTrim={(html) => change({ message: html })} />
        <ComposeFiles attachments={message.attachments} onChange={(attachments) => change({ attachments })} />
      </div>
      <footer className="compose-foot" hidden={size === 'small'}>
        <Button look="primary" icon={Send} pending={isSending} onClick={() => void send()}>
          {t('compose.send')}
        </Button>
        <Button icon={Save} onClick={() => void keep()}>
          {t('compose.saveDraft')}
        </Button>
        <IconButton icon={Trash2} className="compose-discard" label={t('compose.discard')} onClick={discard} />
      </footer>
    </div>
  )
}

/** Removes the quotation from an answer, if there is one. */
function TrimButton({ message, onTrim }: { message: string; onTrim: (html: string) => void }) {
  const { t } = useTranslation('demoEmail')
  const trimmed = useMemo(() => withoutQuote(message), [message])
  if (trimmed === null) return null
  return (
    <Button className="compose-trim" look="ghost" size="sm" icon={Scissors} onClick={() => onTrim(trimmed)}>
      {t('compose.trim')}
    </Button>
  )
}
