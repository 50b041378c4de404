import type { Email, EmailPerson, OpenEmail } from '@contract/demo/email'
import type { SelectOption } from '@core/components/select/selectProps'

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

export const isAddress = (text: string) => ADDRESS.test(text) && text.length <= 254

/** Parses `Name <address>`, or an address alone. */
export function personFrom(text: string): EmailPerson | null {
  const typed = text.trim().replace(/[,;]$/, '')
  const [, name = '', inBrackets] = /^(.*?)\s*<([^>]+)>$/.exec(typed) ?? []
  const email = inBrackets ?? typed
  return isAddress(email) ? { name: name.replace(/^"|"$/g, '') || email, email } : null
}

/** People on one line: `Name <address>, …`. */
export const addressesOf = (people: readonly EmailPerson[]) =>
  people.map(({ name, email }) => (name === email ? email : `${name} <${email}>`)).join(', ')

export const optionOf = ({ name, email }: EmailPerson): SelectOption => ({
  value: email,
  label: name === email ? email : `${name} <${email}>`,
})

export const createOption = (text: string) => {
  const person = personFrom(text)
  return person && optionOf(person)
}

/** A chosen option as a person. */
export const personOf = ({ value, label }: SelectOption): EmailPerson =>
  personFrom(label) ?? { name: value, email: value }

/** All senders and recipients, without duplicates, by name. */
export function knownPeople(emails: readonly Email[]): EmailPerson[] {
  const known = new Map<string, EmailPerson>()
  for (const { from, to } of emails) {
    for (const { name, email } of [from, ...to]) if (isAddress(email)) known.set(email, { name, email })
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** The user's own address: the sender of the sent messages. */
export const ownAddress = (emails: readonly Email[]): string | null =>
  emails.find(({ folder }) => folder === 'sent' || folder === 'draft')?.from.email ?? null

/** The people shown in a list: the sender, or the recipients of an own message. */
export function correspondents({ folder, from, to }: Email): EmailPerson[] {
  return folder === 'sent' || folder === 'draft' ? to : [from]
}

/**
 * The recipients of an answer: the sender, or the recipients of an own message; for « reply all » all of them except
 * the user.
 */
export function answerTo(
  email: OpenEmail,
  own: string | null,
  toAll: boolean,
): { to: EmailPerson[]; cc: EmailPerson[] } {
  const isOwn = email.from.email === own
  const first = isOwn ? email.to : [{ name: email.from.name, email: email.from.email }]
  if (!toAll) return { to: first, cc: [] }
  const to = isOwn ? first : [...first, ...email.to]
  const cc = email.cc.flatMap((text) => personFrom(text) ?? [])
  const others = (people: EmailPerson[], except: EmailPerson[] = []) =>
    people.filter(
      (one, index) =>
        one.email !== own &&
        people.findIndex(({ email: address }) => address === one.email) === index &&
        !except.some(({ email: address }) => address === one.email),
    )
  const kept = others(to)
  return { to: kept.length > 0 ? kept : first, cc: others(cc, kept) }
}
