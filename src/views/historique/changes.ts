import type { Historique } from '@contract/ecole/historique'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Not shown as a change: the action's label already names it. */
const NAMED_BY_ACTION = new Set(['photo'])
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length)

/** The changed fields of an entry. For a created record only those filled in; for a deleted one its last values. */
export function changesOf({ entite, before, after }: Historique): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    fields
      .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
      .filter((change) => !isNothing(change.before) || !isNothing(change.after))
      // For an entry with lines the file name is already the record's name, and zero counts are omitted.
      .filter((change) => entite !== 'import' || (change.field !== 'fichier' && change.after !== 0))
      .filter(({ field }) => !(NAMED_BY_ACTION.has(field) && before === null))
  )
}
