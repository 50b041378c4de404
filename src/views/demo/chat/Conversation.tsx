import type { ChatContact } from '@contract/demo/chat'
import { IconButton } from '@core/components/IconButton'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { SearchBox } from '@core/table/SearchBox'
import { useChatQuery } from '@src/redux/demo/chat/api'
import { ArrowLeft, ChevronDown, ChevronUp, Info, MessageCircle, Search, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Composer } from './Composer'
import { found, itemsOf } from './items'
import { Messages } from './Messages'
import { Presence } from './Presence'

interface ConversationProps {
  id: number
  takesFocus: boolean
  text: string
  onText: (contact: number, text: string) => void
  /** Returns to the list, on a phone. */
  onBack: (() => void) | undefined
  onContact: () => void
}

const NONE: [] = []

/** The messages with one contact, and the message field. */
export function Conversation({ id, takesFocus, text, onText, onBack, onContact }: ConversationProps) {
  const { t } = useTranslation('demoChat')
  const { currentData, error, isFetching, refetch } = useChatQuery(id, { refetchOnMountOrArgChange: true })
  const [search, setSearch] = useState<string | null>(null)
  const [hit, setHit] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the conversation changes
  useEffect(() => setSearch(null), [id])
  const messages = currentData?.chat?.chat ?? NONE
  const count = useMemo(() => found(itemsOf(messages), search ?? '').length, [messages, search])
  if (error && !currentData) {
    const isGone = 'status' in error && error.status === 404
    return (
      <ErrorState
        title={isGone ? t('gone') : undefined}
        text={isGone ? t('goneText') : undefined}
        onRetry={isGone ? undefined : refetch}
        retrying={isFetching}
      />
    )
  }
  if (!currentData) return null
  const { contact } = currentData
  return (
    <>
      <div className="app-tools">
        {onBack ? <IconButton icon={ArrowLeft} label={t('back')} onClick={onBack} /> : null}
        <Heading contact={contact} />
        <div className="app-tools-end">
          <IconButton
            icon={Search}
            label={t('searchMessages')}
            aria-expanded={search !== null}
            onClick={() => setSearch(search === null ? '' : null)}
          />
          <IconButton icon={Info} label={t('about', { name: contact.fullName })} onClick={onContact} />
        </div>
      </div>
      {search === null ? null : (
        <SearchBar
          search={search}
          count={count}
          hit={hit}
          onSearch={(asked) => {
            setSearch(asked)
            setHit(0)
          }}
          onHit={setHit}
        />
      )}
      {messages.length > 0 ? (
        <Messages contact={contact} messages={messages} search={search ?? ''} hit={hit} />
      ) : (
        <div className="chat-scroll">
          <EmptyState
            icon={MessageCircle}
            title={t('empty.title')}
            text={t('empty.text', { name: contact.fullName })}
          />
        </div>
      )}
      <Composer contact={contact} takesFocus={takesFocus} text={text} onText={onText} />
    </>
  )
}

function Heading({ contact }: { contact: ChatContact }) {
  return (
    <div className="chat-heading">
      <Presence name={contact.fullName} avatar={contact.avatar} status={contact.status} size={32} />
      <div>
        <h2>{contact.fullName}</h2>
        <p className="muted">{contact.role}</p>
      </div>
    </div>
  )
}

interface SearchBarProps {
  search: string
  count: number
  hit: number
  onSearch: (text: string | null) => void
  onHit: (hit: number) => void
}

function SearchBar({ search, count, hit, onSearch, onHit }: SearchBarProps) {
  const { t } = useTranslation('demoChat')
  return (
    <div className="app-tools">
      <SearchBox label={t('searchMessages')} value={search} onChange={onSearch} />
      <span className="muted num" role="status">
        {search.trim() ? t('hits', { count }) : ''}
      </span>
      <IconButton icon={ChevronUp} label={t('older')} disabled={count < 2} onClick={() => onHit((hit + 1) % count)} />
      <IconButton
        icon={ChevronDown}
        label={t('newer')}
        disabled={count < 2}
        onClick={() => onHit((hit + count - 1) % count)}
      />
      <IconButton icon={X} label={t('closeSearch')} onClick={() => onSearch(null)} />
    </div>
  )
}
