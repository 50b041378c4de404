import { IconButton } from '@core/components/IconButton'
import { useDismiss } from '@core/hooks/useDismiss'
import { Smile } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const EMOJIS = [
  ...['🙂', '😀', '😂', '😉', '😍', '🤔', '😅', '😢', '😮', '😎', '🙏', '👏'],
  ...['👍', '👎', '👌', '✌️', '💪', '🎉', '❤️', '✅', '🚗', '🛵', '🚦', '🅿️'],
]

/** A few emoji for a message; it stays open, so that several can be chosen. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('demoChat')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) root.current?.querySelector('button')?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <div className="chat-emojis" ref={root}>
      <IconButton
        icon={Smile}
        label={t('emoji')}
        tooltip={!isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div ref={panel} id={id} className="chat-emoji-panel" role="dialog" aria-label={t('emoji')}>
          {EMOJIS.map((emoji) => (
            <button key={emoji} type="button" className="btn btn-ghost btn-icon" onClick={() => onChoose(emoji)}>
              {emoji}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
