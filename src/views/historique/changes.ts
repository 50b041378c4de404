import type { Historique } from '@contract/ecole/historique'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** A paper's or an entry's own kind is said by what was done, not as a change. */
const SAID = new Set(['photo'])
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length)

/**
 * The fields of an entry that changed. Of a record that was added, only those that were filled in; of one that was taken
 * away, what it held.
 */
export function changesOf({ entite, before, after }: Historique): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    fields
      .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
      .filter((change) => !isNothing(change.before) || !isNothing(change.after))
      // Of an entry with lines the name of the file is its own, and what did not happen is nothing to tell.
      .filter((change) => entite !== 'import' || (change.field !== 'fichier' && change.after !== 0))
      .filter(({ field }) => !(SAID.has(field) && before === null))
  )
}
