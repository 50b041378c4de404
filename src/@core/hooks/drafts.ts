/** Prefix of the keys of all drafts in sessionStorage. */
export const DRAFT_PREFIX = 'draft:'

/** The draft with this key as it was stored, null without one. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether there is an unsaved draft with this key. */
export const hasDraft = (key: string): boolean => readDraft(key) !== null

/** Stores a draft; `null` deletes it. */
export function writeDraft(key: string, values: unknown) {
  try {
    if (values === null) sessionStorage.removeItem(DRAFT_PREFIX + key)
    else sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(values))
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
}
