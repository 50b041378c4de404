import type { Find } from '@core/layouts/search/found'
import { paths } from '@src/configs/paths'
import { chatApi } from '@src/redux/demo/chat/api'
import { emailApi } from '@src/redux/demo/email/api'
import { demoSearchApi } from '@src/redux/demo/search/api'
import { useAppDispatch } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle, usePageWords } from './usePageTitle'

const ONCE = { subscribe: false } as const

const withParams = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

/** The demo's part of the application's search, for users who may read the demo. */
export function useDemoFind(opens: (address: string) => boolean): Find | undefined {
  const { t } = useTranslation('demoSearch')
  const titleOf = usePageTitle()
  const wordsOf = usePageWords()
  const mayRead = useAbility().can('read', 'Demo')
  const dispatch = useAppDispatch()
  const find = useCallback<Find>(
    async (text) => {
      const asked = dispatch(demoSearchApi.endpoints.mainSearch.initiate(undefined, ONCE))
      const [answer, { findIn, groupsOf }] = await Promise.all([asked.unwrap(), import('./find')])
      const words = { pages: t('pages'), files: t('files'), contacts: t('contacts') }
      const finding = { ...words, titleOf, wordsOf, opens }
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
    },
    [dispatch, t, titleOf, wordsOf, opens],
  )
  return mayRead ? find : undefined
}
