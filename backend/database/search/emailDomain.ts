import { fold } from '@contract/fold'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'

/**
 * Domains of e-mail addresses, each stored once. Most candidates of a school share a few domains: a search for such a
 * word looks its domains up here and compares ids, where the full-text index would list nearly every candidate.
 */

/** The two searchable parts of an address. */
export function partsOf(email: string | null): { local: string | null; domain: string | null } {
  const [local = null, domain = null] = email?.split('@') ?? []
  return { local, domain }
}

/** The searchable words of a domain, each after two blanks, so that `'  te'` finds words that begin with it. */
const searchable = (domain: string) =>
  fold(domain)
    .split(' ')
    .map((word) => `  ${word}`)
    .join('')

/** Ids of the domains of these addresses, by domain; new domains are inserted. */
export async function domaineIds(trx: Trx, emails: (string | null)[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const domains = [...new Set(emails.flatMap((email) => partsOf(email).domain ?? []))]
  for (const part of chunks(domains, 500)) {
    await trx
      .insertInto('domaine')
      .values(part.map((nom) => ({ nom, recherche: searchable(nom) })))
      .onConflict((conflict) => conflict.column('nom').doNothing())
      .execute()
    for (const { id, nom } of await trx
      .selectFrom('domaine')
      .select(['id', 'nom'])
      .where('nom', 'in', part)
      .execute()) {
      ids.set(nom, id)
    }
  }
  return ids
}

/** The domains that contain a text, as a subquery. Folded text has no wildcards of `like`. */
export const domainesWith = (db: Conn, text: string) =>
  db.selectFrom('domaine').select('domaine.id').where('recherche', 'like', `%${text}%`)
