import type { Email, EmailReply, EmailSender } from '@contract/demo/email'
import type { DemoOwner } from '@contract/demo/owner'
import { enclosed } from './enclosed'
import { LETTERS, type Letter } from './letters'
import { firstNameOf } from './me'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { ago } from './time'

const html = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => (text.startsWith('<ul') ? text : `<p>${text}</p>`)).join('')

function sender(index: number): EmailSender {
  const { fullName, email } = person(index)
  return { name: fullName, email, avatar: NO_PORTRAIT }
}

const withoutAvatar = ({ name, email }: EmailSender) => ({ name, email })

function emailOf(letter: Letter, index: number, me: DemoOwner): Email {
  const { folder, who, subject, text, labels = [], files = [], earlier } = letter
  const isMine = folder === 'sent' || folder === 'draft'
  const own = { name: me.name, email: me.email, avatar: me.avatar }
  const [from, to] = isMine ? [own, sender(who)] : [sender(who), own]
  // The last one is a few minutes old, the first one weeks; all at different times of the day.
  const age = LETTERS.length - 1 - index
  const message = (time: string, content: readonly string[]): EmailReply => ({
    from,
    to: [withoutAvatar(to)],
    subject,
    cc: [],
    bcc: [],
    message: html(content.map((paragraph) => paragraph.replace('{prénom}', firstNameOf(me)))),
    attachments: [],
    time,
  })
  return {
    ...message(ago(age, 7 + age * 23), text),
    id: index + 1,
    attachments: files.map(enclosed),
    isStarred: letter.isStarred ?? false,
    labels: [...labels],
    replies: earlier ? [message(ago(age + 3, 40), ['Bonjour,', earlier])] : [],
    folder,
    isRead: !letter.isUnread,
  }
}

/** 23 messages: 9 in the inbox (3 unread), 3 sent, 3 drafts, 4 spam (2 unread), 4 deleted. */
export const sampleEmails = (me: DemoOwner): Email[] => LETTERS.map((letter, index) => emailOf(letter, index, me))
