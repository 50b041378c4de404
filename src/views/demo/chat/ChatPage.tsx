import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useSearchText } from '@core/table/useSearchText'
import { useChatsAndContactsQuery } from '@src/redux/demo/chat/api'
import { MessageCircle } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idParam, searchParam, useAddress } from '../shared/useAddress'
import { ChatList } from './ChatList'
import { ContactPanel } from './ContactPanel'
import { Conversation } from './Conversation'
import { ProfilePanel } from './ProfilePanel'
import '@core/table/table.scss'
import '../shared/frame.scss'
import './chat.scss'

/** Conversations with one person each; a phone shows either the list or the conversation. */
export function ChatPage() {
  const { t } = useTranslation(['demoChat', 'demo', 'nav'])
  const [params, change] = useAddress()
  const [search, setSearch] = useSearchText(searchParam(params), (q) => change({ q }))
  const [panel, setPanel] = useState<'profile' | 'contact' | null>(null)
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  const onText = useCallback(
    (contact: number, text: string) => setTexts((before) => ({ ...before, [contact]: text })),
    [],
  )
  const closePanel = useCallback(() => setPanel(null), [])
  const isPhone = useIsPhone()
  const chosenId = idParam(params, 'contact')
  const { data } = useChatsAndContactsQuery()
  // On wide screens the latest conversation is open until another is chosen.
  const openId = chosenId ?? (isPhone ? null : (data?.chatsContacts[0]?.id ?? null))
  return (
    <Page title={t('nav:chat')} description={t('demo:passing')}>
      <div className="app-frame">
        {isPhone && openId !== null ? null : (
          <ChatList openId={openId} search={search} onSearch={setSearch} onProfile={() => setPanel('profile')} />
        )}
        {isPhone && openId === null ? null : (
          <section className="app-main" aria-label={t('conversation')}>
            {openId === null ? (
              <EmptyState icon={MessageCircle} title={t('start.title')} text={t('start.text')} />
            ) : (
              <Conversation
                id={openId}
                takesFocus={chosenId !== null}
                text={texts[openId] ?? ''}
                onText={onText}
                onBack={isPhone ? () => change({ contact: null }) : undefined}
                onContact={() => setPanel('contact')}
              />
            )}
          </section>
        )}
      </div>
      {panel === 'profile' ? <ProfilePanel onClose={closePanel} /> : null}
      {panel === 'contact' && openId !== null ? <ContactPanel id={openId} onClose={closePanel} /> : null}
    </Page>
  )
}
