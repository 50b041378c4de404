import type { DemoContact, DemoFile } from '@contract/demo/search'
import { sampleContacts } from './chats'
import { LETTERS } from './letters'
import { person } from './people'
import { avatar, fileIcon } from './picture'
import { dayFromNow } from './time'

const kindOf = (fileName: string) => (fileName.split('.').at(-1) ?? '').toUpperCase()

/** What came with the messages of the inbox, under their subjects: by these the mail page finds them. */
export const sampleFiles = (): DemoFile[] =>
  LETTERS.flatMap(({ folder, who, subject, files: [file] = [] }) =>
    folder === 'inbox' && file
      ? [{ title: subject, by: person(who).fullName, size: file[1], file: fileIcon(kindOf(file[0])) }]
      : [],
  )

/** The people of the chat. */
export const sampleSearchContacts = (): DemoContact[] =>
  sampleContacts().map(({ id, fullName }) => ({
    title: fullName,
    email: person(id + 100).email,
    img: avatar(fullName),
    date: dayFromNow(-3 - id * 11),
  }))
