import type { InvoiceClient } from '@contract/demo/invoice'
import { DEMO_PLANS, DEMO_ROLES, DEMO_USER_STATUSES, type DemoUser } from '@contract/demo/user'
import { company, person, pick } from './people'
import { NO_PORTRAIT } from './picture'
import { place } from './places'

/** The number of the invented person who is the first user. */
const FIRST = 320

/** The home of a user, by their index in the list. */
const placeOf = (index: number) => place(index * 3 + 1)

/** 50 users. */
export const sampleUsers = (): DemoUser[] =>
  Array.from({ length: 50 }, (_, index) => {
    const { fullName, username, email } = person(index + FIRST)
    const { country, telephone } = placeOf(index)
    return {
      id: index + 1,
      fullName,
      company: company(index),
      role: pick(DEMO_ROLES, index * 3 + Math.floor(index / 5)),
      username,
      country,
      contact: telephone,
      email,
      currentPlan: pick(DEMO_PLANS, index * 3 + Math.floor(index / 4)),
      status: pick(DEMO_USER_STATUSES, index * 2 + Math.floor(index / 7)),
      avatar: NO_PORTRAIT,
    }
  })

/** A user as the client of an invoice, by their index in the list. */
export function clientOf(index: number): InvoiceClient {
  const { fullName: name, email: companyEmail } = person(index + FIRST)
  const { address, country, telephone: contact } = placeOf(index)
  return { address, country, contact, company: company(index), companyEmail, name }
}
