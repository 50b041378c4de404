import type { FoundGroup } from '@core/layouts/search/found'
import { paths } from '@src/configs/paths'
import { chatApi } from '@src/redux/demo/chat/api'
import { emailApi } from '@src/redux/demo/email/api'
import { demoSearchApi } from '@src/redux/demo/search/api'
import type { AppDispatch } from '@src/redux/store'
import { getI18n } from 'react-i18next'
import { findIn, groupsOf } from './find'
import { titleIn, wordsIn } from './usePageTitle'

const ONCE = { subscribe: false } as const

const withParams = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

interface Searching {
  dispatch: AppDispatch
  /** Whether the user may open an address. */
  opens: (address: string) => boolean
}

/** The pages, files and contacts of the demo that match a text. */
export async function searchDemo(text: string, { dispatch, opens }: Searching): Promise<FoundGroup[]> {
  const i18n = getI18n()
  const [answer] = await Promise.all([
    dispatch(demoSearchApi.endpoints.mainSearch.initiate(undefined, ONCE)).unwrap(),
    i18n.loadNamespaces('demoSearch'),
  ])
  const t = i18n.getFixedT(null, 'demoSearch')
  const words = { pages: t('pages'), files: t('files'), contacts: t('contacts') }
  const finding = { ...words, titleOf: titleIn(t), wordsOf: wordsIn(t), opens }
  const found = findIn(answer, text, finding)
  if (!found) return []
  // The answer contains files and contacts without their addresses: those are loaded once there is a match.
  const [emails, contacts] = await Promise.all([
    found.files.length > 0
      ? dispatch(emailApi.endpoints.emails.initiate({ folder: '' }, ONCE))
          .unwrap()
          .then(({ emails: all }) => all)
      : [],
    found.contacts.length > 0
      ? dispatch(chatApi.endpoints.chatsAndContacts.initiate(undefined, ONCE))
          .unwrap()
          .then(({ contacts: all }) => all)
      : [],
  ])
  return groupsOf(found, finding, {
    ofFile: ({ title, by }) => {
      const email = emails.find(({ subject, from }) => subject === title && from.name === by)
      return withParams(paths.email, email ? { mail: String(email.id) } : { q: title })
    },
    ofContact: ({ title }) => {
      const contact = contacts.find(({ fullName }) => fullName === title)
      return withParams(paths.chat, contact ? { contact: String(contact.id) } : { q: title })
    },
  })
}
