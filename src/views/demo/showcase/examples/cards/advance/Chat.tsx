import { Button } from '@core/components/Button'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Chat() {
  const { t } = useTranslation('demoCards')
  const [messages, setMessages] = useState<readonly { id: number; text: string }[]>([])
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // The newest message is in view.
  useEffect(() => {
    if (list.current && messages.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [messages])
  return (
    <div className="card card-body showcase-stack">
      <h3>{t('chat.title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard. */}
      <ol ref={list} className="chat-card" aria-label={t('chat.title')} aria-live="polite" tabIndex={0}>
        <li>{t('chat.hello')}</li>
        {messages.map((message) => (
          <li key={message.id} className="is-own">
            {message.text}
          </li>
        ))}
      </ol>
      <form
        className="showcase-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) setMessages([...messages, { id: messages.length, text: text.trim() }])
          setText('')
        }}
      >
        <input
          className="form-control chat-card-text"
          aria-label={t('chat.text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button look="primary" type="submit" icon={Send}>
          {t('chat.send')}
        </Button>
      </form>
    </div>
  )
}
