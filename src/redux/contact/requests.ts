import type { ContactValues } from '@contract/plateforme/contact'
import { sendLater } from '@src/redux/failures'

/** Open to whoever comes, signed in or not. */
export const submitContact = (values: ContactValues) =>
  sendLater(async () => (await import('@contract/calls/plateforme/contact')).submitContact, values)
