import { fold } from '@contract/fold'
import { chunks } from './chunks'
import type { Db, Trx } from './schema'

/**
 * Domains of e-mail addresses, each once. Most candidates of a school share one of a few: a search for such a word
 * finds its domains here and compares numbers, where the full-text index would have to list nearly everybody.
 */

/** The two parts of an address that a search may name. */
export function partsOf(email: string | null): { local: string | null; domain: string | null } {
  const [local = null, domain = null] = email?.split('@') ?? []
  return { local, domain }
}

/** Words as they are looked for: two blanks before each, so that `'  te'` finds those that begin so. */
const searchable = (domain: string) =>
  fold(domain)
    .split(' ')
    .map((word) => `  ${word}`)
    .join('')

/** Ids of the domains of these addresses, by domain; new ones are added. */
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

/** The domains that hold a text, as a subquery. A folded text has no sign that `like` reads as another. */
export const domainesWith = (db: Db | Trx, text: string) =>
  db.selectFrom('domaine').select('domaine.id').where('recherche', 'like', `%${text}%`)
