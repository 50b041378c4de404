import type { Email } from '@contract/demo/email'
import { Avatar } from '@core/components/Avatar'
import { useFormat } from '@core/format/useFormat'
import { Paperclip, Star } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { textOfHtml } from '../shared/sanitizeHtml'
import { correspondents } from './people'
import { BULLETS } from './place'

interface MailRowProps {
  email: Email
  to: To
  time: string
  isOpen: boolean
  isChosen: boolean
  onToggle: (id: number) => void
  onStar: (email: Email) => void
  onOpen: (email: Email, event: React.MouseEvent) => void
}

/** Truncated before parsing: a row shows one line. */
const previewOf = ({ message }: Email) => textOfHtml(message.slice(0, 2000)).slice(0, 160)

/** A message in its list: select it, star it, open it. */
export const MailRow = memo(function MailRow({ email, to, time, isOpen, isChosen, ...on }: MailRowProps) {
  const { t } = useTranslation('demoEmail')
  const format = useFormat()
  const { isRead, isStarred, labels, attachments } = email
  const people = correspondents(email)
  const names = format.inRow(people.map(({ name }) => name)) || t('nobody')
  const subject = email.subject || t('noSubject')
  const state = ['mail-row', isRead ? '' : 'is-unread', isChosen ? 'is-chosen' : '', isOpen ? 'is-open' : '']
  return (
    <div className={state.filter(Boolean).join(' ')}>
      <label className="row-check">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('choose', { subject, name: names })}
          checked={isChosen}
          onChange={() => on.onToggle(email.id)}
        />
      </label>
      <button
        type="button"
        className="mail-star"
        aria-pressed={isStarred}
        aria-label={t('starOf', { subject })}
        onClick={() => on.onStar(email)}
      >
        <Star aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <Link
        className="mail-link"
        to={to}
        data-row
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => on.onOpen(email, event)}
      >
        <Avatar name={names} src={people[0] === email.from ? email.from.avatar : null} size={32} />
        <span className="mail-names">
          {names}
          <ThreadCount email={email} />
        </span>
        {isRead ? null : <span className="visually-hidden">{t('unread')}</span>}
        <span className="mail-text">
          <span className="mail-subject">{subject}</span>
          <span className="mail-preview">{previewOf(email)}</span>
        </span>
        <span className="mail-marks">
          {labels.map((label) => (
            <span key={label} className={`tag mail-tag ${BULLETS[label]}`} title={t(`label.${label}`)}>
              <span className="mail-tag-text">{t(`label.${label}`)}</span>
            </span>
          ))}
          {attachments.length > 0 ? (
            <>
              <Paperclip aria-hidden size={14} strokeWidth={1.75} />
              <span className="visually-hidden">{t('attachments', { count: attachments.length })}</span>
            </>
          ) : null}
        </span>
        <time className="mail-time" dateTime={email.time}>
          {time}
        </time>
      </Link>
    </div>
  )
})

/** The number of messages in a conversation, if several. */
function ThreadCount({ email: { replies } }: { email: Email }) {
  const { t } = useTranslation('demoEmail')
  if (replies.length === 0) return null
  const count = replies.length + 1
  return (
    <span className="mail-count" title={t('conversation', { count })}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">, {t('conversation', { count })}</span>
    </span>
  )
}
