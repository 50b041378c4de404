import type { ContactAnswer, ContactValues } from '@contract/plateforme/contact'
import { send } from '@src/redux/send'
import { hasTexts } from '../hasTexts'

const accepts = hasTexts('createdAt')

/** Open to whoever comes, signed in or not; the refusals stand in the form. */
export const submitContact = (data: ContactValues) =>
  send<ContactAnswer>({ url: 'contact-us/submit', method: 'POST', data, accepts, silent: true })
