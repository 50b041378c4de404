import type { DemoContact, DemoFile } from '@contract/demo/search'
import { sampleContacts } from './chats'
import { enclosed } from './enclosed'
import { LETTERS } from './letters'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { dayFromNow } from './time'

/** The attachments of inbox messages, with the subjects by which the mail page finds them. */
export const sampleFiles = (): DemoFile[] =>
  LETTERS.flatMap(({ folder, who, subject, files: [name] = [] }) => {
    if (folder !== 'inbox' || !name) return []
    const { size, thumbnail } = enclosed(name)
    return [{ title: subject, by: person(who).fullName, size, file: thumbnail }]
  })

/** The people of the chat. */
export const sampleSearchContacts = (): DemoContact[] =>
  sampleContacts().map(({ id, fullName }) => ({
    title: fullName,
    email: person(id + 100).email,
    img: NO_PORTRAIT,
    date: dayFromNow(-3 - id * 11),
  }))
