import type { ContactValues } from '@contract/plateforme/contact'
import { sendLater } from '@src/redux/failures'

/** Available with and without a session. */
export const submitContact = (values: ContactValues) =>
  sendLater(async () => (await import('@contract/calls/plateforme/contact')).submitContact, values)
