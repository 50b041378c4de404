import type { ChatContact, ChatMessage } from '@contract/demo/chat'
import { IconButton } from '@core/components/IconButton'
import { NewTabNote } from '@core/components/NewTabNote'
import { useLatest } from '@core/hooks/useLatest'
import { sendingTo, useSendMessageMutation } from '@src/redux/demo/chat/api'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, Check, Clock3 } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChatItem, found, itemsOf } from './items'
import { partsOf } from './links'
import { useChatTime } from './useChatTime'

interface MessagesProps {
  contact: ChatContact
  messages: readonly ChatMessage[]
  /** The search text, and which match is shown: 0 is the latest. */
  search: string
  hit: number
}

const END_MARGIN = 80

/** A virtualised conversation, scrolled to its end. */
export const Messages = memo(function Messages({ contact, messages, search, hit }: MessagesProps) {
  const { t } = useTranslation('demoChat')
  const items = useMemo(() => itemsOf(messages), [messages])
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 46,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 12,
    paddingStart: 12,
    paddingEnd: 12,
    useFlushSync: false,
  })
  const { length } = items
  const [, { isLoading: sending }] = useSendMessageMutation({ fixedCacheKey: sendingTo(contact.id) })
  const toEnd = useLatest(() => virtualizer.scrollToIndex(length - 1, { align: 'end' }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another conversation, or one more message
  useLayoutEffect(() => {
    if (length > 0) toEnd.current()
  }, [contact.id, length])

  const hits = useMemo(() => found(items, search).reverse(), [items, search])
  const shown = hits[hit % Math.max(1, hits.length)]
  useEffect(() => {
    if (shown !== undefined) virtualizer.scrollToIndex(shown, { align: 'center' })
  }, [shown, virtualizer])

  return (
    <div className="chat-scroll">
      <div
        ref={scroller}
        className="chat-messages"
        role="log"
        aria-label={t('messagesWith', { name: contact.fullName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: box }) =>
          setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < END_MARGIN)
        }
      >
        <div className="chat-lines" style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const item = items[index]
            return item ? (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className="chat-line"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Line
                  item={item}
                  contact={contact}
                  isHit={index === shown}
                  sending={index === length - 1 ? sending : null}
                />
              </div>
            ) : null
          })}
        </div>
      </div>
      {isAtEnd ? null : (
        <IconButton className="chat-to-end" icon={ArrowDown} label={t('toEnd')} onClick={() => toEnd.current()} />
      )}
    </div>
  )
})

interface LineProps {
  item: ChatItem
  contact: ChatContact
  isHit: boolean
  /** Whether the last message is still being sent; null for the other messages. */
  sending: boolean | null
}

function Line({ item, contact, isHit, sending }: LineProps) {
  const { t } = useTranslation('demoChat')
  const { dayName, time } = useChatTime()
  if (item.kind === 'day') return <p className="chat-day">{dayName(item.day)}</p>
  const { message, isMine, isFirst, isLast } = item
  const look = [isMine ? 'is-mine' : '', isFirst ? 'is-first' : '', isHit ? 'is-hit' : '']
  return (
    <div className={`chat-message ${look.filter(Boolean).join(' ')}`}>
      {isFirst ? <span className="visually-hidden">{isMine ? t('you') : contact.fullName}</span> : null}
      <p className="chat-bubble" dir="auto">
        {partsOf(message.message).map(({ at, text, href }) =>
          href ? (
            <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {text}
              <NewTabNote />
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {isLast ? (
        <span className="chat-time">
          <time dateTime={message.time}>{time(message.time)}</time>
          {isMine && sending !== null ? <Delivery isSending={sending} /> : null}
        </span>
      ) : null}
    </div>
  )
}

/** The delivery state of the user's last message. */
function Delivery({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('demoChat')
  const Icon = isSending ? Clock3 : Check
  return (
    <span className="chat-delivery">
      <Icon aria-hidden size={14} strokeWidth={2} />
      {isSending ? t('sending') : t('sent')}
    </span>
  )
}
