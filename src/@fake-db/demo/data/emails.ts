import type { Email, EmailAttachment, EmailReply, EmailSender } from '@contract/demo/email'
import { LETTERS, type Letter } from './letters'
import { ME } from './me'
import { person } from './people'
import { avatar, fileIcon } from './picture'
import { ago } from './time'

const html = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => (text.startsWith('<ul') ? text : `<p>${text}</p>`)).join('')

function sender(index: number): EmailSender {
  const { fullName, email } = person(index)
  return { name: fullName, email, avatar: index % 4 === 0 ? '' : avatar(fullName) }
}

const attachment = ([fileName, size]: [string, string]): EmailAttachment => ({
  fileName,
  thumbnail: fileIcon((fileName.split('.').at(-1) ?? '').toUpperCase()),
  url: `data:text/plain;charset=utf-8,${encodeURIComponent(`${fileName} (exemple)`)}`,
  size,
})

const withoutAvatar = ({ name, email }: EmailSender) => ({ name, email })

function emailOf(letter: Letter, index: number): Email {
  const { folder, who, subject, text, labels = [], files = [], earlier } = letter
  const isMine = folder === 'sent' || folder === 'draft'
  const [from, to] = isMine ? [ME, sender(who)] : [sender(who), ME]
  // The last one came a few minutes ago, the first one weeks ago; no two at the same time of the day.
  const age = LETTERS.length - 1 - index
  const message = (time: string, content: readonly string[]): EmailReply => ({
    from,
    to: [withoutAvatar(to)],
    subject,
    cc: [],
    bcc: [],
    message: html(content),
    attachments: [],
    time,
  })
  return {
    ...message(ago(age, 7 + age * 23), text),
    id: index + 1,
    attachments: files.map(attachment),
    isStarred: letter.isStarred ?? false,
    labels: [...labels],
    replies: earlier ? [message(ago(age + 3, 40), ['Bonjour,', earlier])] : [],
    folder,
    isRead: !letter.isUnread,
  }
}

/** 23 messages: 9 in the inbox (3 unread), 3 sent, 3 drafts, 4 unwanted (2 unread), 4 thrown away. */
export const sampleEmails = (): Email[] => LETTERS.map(emailOf)
