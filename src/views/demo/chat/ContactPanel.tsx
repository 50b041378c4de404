import { Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { useChatQuery } from '@src/redux/demo/chat/api'
import { useTranslation } from 'react-i18next'
import { Presence, StatusWord } from './Presence'

/** The profile of the contact. */
export function ContactPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('demoChat')
  const format = useFormat()
  const { currentData } = useChatQuery(id)
  if (!currentData) return null
  const { contact, chat } = currentData
  const last = chat?.chat.at(-1)
  const facts = [
    { label: t('statusTitle'), value: <StatusWord status={contact.status} /> },
    { label: t('role'), value: contact.role },
    { label: t('aboutTitle'), value: contact.about },
    { label: t('messageCount'), value: format.number(chat?.chat.length ?? 0) },
    ...(last ? [{ label: t('lastMessage'), value: format.moment(last.time) }] : []),
  ]
  return (
    <DetailsPanel title={contact.fullName} onClose={onClose}>
      <div className="chat-card">
        <div className="chat-card-head">
          <Presence name={contact.fullName} avatar={contact.avatar} status={contact.status} size={96} />
        </div>
        <Facts look="lines" facts={facts} />
      </div>
    </DetailsPanel>
  )
}
