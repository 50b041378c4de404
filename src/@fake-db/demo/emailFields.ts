import {
  EMAIL_FOLDERS,
  EMAIL_LABELS,
  type Email,
  type EmailPerson,
  type EmailToSend,
  type EmailUpdate,
} from '@contract/demo/email'
import { filled, flag, id, listOf, moment, objectOf, oneOf, type Readers, text } from './http/read'

const people = listOf(objectOf<EmailPerson>({ name: text, email: text }))
const attachments = listOf(
  objectOf<Email['attachments'][number]>({ fileName: filled, thumbnail: text, url: text, size: text }, [
    'thumbnail',
    'url',
    'size',
  ]),
)
export const label = oneOf(EMAIL_LABELS)

const MESSAGE = {
  from: objectOf<Email['from']>({ name: text, email: text, avatar: text }),
  to: people,
  subject: text,
  cc: listOf(text),
  bcc: listOf(text),
  message: text,
  attachments,
  time: moment,
}

/** The editable fields of messages. */
export const CHANGES: Readers<Required<EmailUpdate['dataToUpdate']>> = {
  ...MESSAGE,
  isStarred: flag,
  labels: listOf(label),
  replies: listOf(objectOf<Email['replies'][number]>(MESSAGE)),
  folder: oneOf(EMAIL_FOLDERS),
  isRead: flag,
  isDeleted: flag,
}

/** The fields of a message to send or to keep as a draft. */
export const TO_SEND: Readers<EmailToSend> = {
  id,
  folder: oneOf(['sent', 'draft']),
  to: people,
  cc: listOf(text),
  bcc: listOf(text),
  subject: text,
  message: text,
  attachments,
  replyTo: id,
}
