import type { ChatContact, ChatSummary, ChatsAndContacts } from '@contract/demo/chat'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { SearchBox } from '@core/table/SearchBox'
import { useChatsAndContactsQuery } from '@src/redux/demo/chat/api'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { matches } from './items'
import { Presence } from './Presence'
import { useChatTime } from './useChatTime'

interface ChatListProps {
  openId: number | null
  search: string
  onSearch: (text: string) => void
  onProfile: () => void
}

/** The user, the conversations with the latest first, and all other contacts. */
export function ChatList({ openId, search, onSearch, onProfile }: ChatListProps) {
  const { t } = useTranslation(['demoChat', 'common'])
  const { data, isError, isFetching, refetch } = useChatsAndContactsQuery()
  return (
    <div className="chat-list">
      <div className="app-tools">
        {data ? <OwnButton profile={data.profileUser} onClick={onProfile} /> : null}
        <SearchBox label={t('search')} value={search} onChange={onSearch} />
      </div>
      <div className="chat-people">
        {data ? <Lists data={data} openId={openId} search={search} /> : null}
        {isError && !data ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
        {data || isError ? null : (
          <div className="app-wait" role="status" aria-label={t('common:loading')}>
            <SkeletonLine width="80%" />
            <SkeletonLine width="64%" />
            <SkeletonLine width="72%" />
          </div>
        )}
      </div>
    </div>
  )
}

function OwnButton({ profile, onClick }: { profile: ChatsAndContacts['profileUser']; onClick: () => void }) {
  const { t } = useTranslation('demoChat')
  return (
    <button type="button" className="chat-own" aria-label={t('ownProfile')} onClick={onClick}>
      <Presence name={profile.fullName} avatar={profile.avatar} status={profile.status} size={32} />
    </button>
  )
}

function Lists({ data, openId, search }: { data: ChatsAndContacts; openId: number | null; search: string }) {
  const { t } = useTranslation('demoChat')
  const isFound = ({ fullName }: ChatContact) => matches(fullName, search)
  const chats = data.chatsContacts.filter(isFound)
  // Contacts with a conversation are already listed above.
  const contacts = data.contacts
    .filter((contact) => !contact.chat && isFound(contact))
    .sort((one, other) => one.fullName.localeCompare(other.fullName))
  return (
    <>
      <PeopleList title={t('chats')} none={t('noChats')} openId={openId} people={chats} />
      <PeopleList
        title={t('contacts')}
        none={search.trim() ? t('noContacts') : t('everybody')}
        openId={null}
        people={contacts}
        isDirectory
      />
    </>
  )
}

interface PeopleListProps {
  title: string
  none: string
  people: readonly (ChatContact & { chat?: ChatSummary })[]
  openId: number | null
  /** Shows their self-description instead of the last message. */
  isDirectory?: boolean
}

function PeopleList({ title, none, people, openId, isDirectory = false }: PeopleListProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {people.length === 0 ? <p className="chat-none">{none}</p> : null}
      <ul>
        {people.map((contact) => (
          <li key={contact.id}>
            <PersonLink contact={contact} isOpen={contact.id === openId} isDirectory={isDirectory} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PersonLinkProps extends Pick<PeopleListProps, 'isDirectory'> {
  contact: PeopleListProps['people'][number]
  isOpen: boolean
}

function PersonLink({ contact, isOpen, isDirectory }: PersonLinkProps) {
  const { t } = useTranslation('demoChat')
  const { shortTime } = useChatTime()
  const format = useFormat()
  const [params] = useSearchParams()
  const { id, fullName, avatar, status, about, chat } = contact
  const next = new URLSearchParams(params)
  next.set('contact', String(id))
  return (
    <Link to={`?${next}`} className="chat-person" aria-current={isOpen ? 'true' : undefined}>
      <Presence name={fullName} avatar={avatar} status={status} />
      <span className="chat-person-text">
        <span className="chat-person-name">{fullName}</span>
        <span className="chat-person-more">{isDirectory ? about : chat?.lastMessage.message}</span>
      </span>
      {chat && !isDirectory ? (
        <span className="chat-person-end">
          <time dateTime={chat.lastMessage.time}>{shortTime(chat.lastMessage.time)}</time>
          {chat.unseenMsgs > 0 ? (
            <span className="chat-unseen">
              {format.count(chat.unseenMsgs)}
              <span className="visually-hidden"> {t('unseen')}</span>
            </span>
          ) : null}
        </span>
      ) : null}
    </Link>
  )
}
