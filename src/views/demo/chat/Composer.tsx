import type { ChatContact } from '@contract/demo/chat'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { sendingTo, useSendMessageMutation } from '@src/redux/demo/chat/api'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmojiButton } from './EmojiButton'

const MAX_LENGTH = 4000

interface ComposerProps {
  contact: ChatContact
  /** Whether the field takes the focus: not when the conversation opened by itself. */
  takesFocus: boolean
  /** The draft of this contact, kept while another conversation is open. */
  text: string
  onText: (contact: number, text: string) => void
}

/** The message field. Enter sends, Shift+Enter starts a new line. */
export function Composer({ contact, takesFocus, text, onText }: ComposerProps) {
  const { t } = useTranslation('demoChat')
  const [post] = useSendMessageMutation({ fixedCacheKey: sendingTo(contact.id) })
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the contact changes
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [contact.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const box = field.current
    if (!box) return
    box.style.blockSize = 'auto'
    box.style.blockSize = `${Math.min(box.scrollHeight + 2, 160)}px`
  }, [text])

  async function send() {
    const message = text.trim()
    if (!message) return
    onText(contact.id, '')
    const { error } = await post({ obj: { contact: { id: contact.id }, message } })
    if (!error) return
    onText(contact.id, message)
    toast.error(t('notSent'))
  }
  /** Inserts a character at the cursor. */
  function insert(sign: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    const next = text.slice(0, selectionStart) + sign + text.slice(selectionEnd)
    if (next.length > MAX_LENGTH) return
    onText(contact.id, next)
    const place = selectionStart + sign.length
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place))
  }
  function onKeyDown(event: KeyboardEvent) {
    // During an IME composition, Enter confirms the character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
        field.current?.focus()
      }}
    >
      <textarea
        ref={field}
        className="form-control"
        rows={1}
        aria-label={t('writeTo', { name: contact.fullName })}
        placeholder={t('write')}
        value={text}
        maxLength={MAX_LENGTH}
        onChange={(event) => onText(contact.id, event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={hintId}
      />
      <EmojiButton onChoose={insert} />
      <Button look="primary" type="submit" icon={Send}>
        {t('send')}
      </Button>
      <p id={hintId} className="chat-hint muted">
        {t('hint')}
      </p>
    </form>
  )
}
