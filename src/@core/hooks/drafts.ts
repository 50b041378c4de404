import { readTab, writeTab } from '@core/platform/tabStorage'

/** Prefix of the keys of all drafts in sessionStorage. */
const DRAFT_PREFIX = 'draft:'

/** The draft with this key as it was stored, null without one. */
export const readDraft = (key: string): unknown => readTab(DRAFT_PREFIX + key)

/** Whether there is an unsaved draft with this key. */
export const hasDraft = (key: string): boolean => readDraft(key) !== null

/** Stores a draft; `null` deletes it. */
export const writeDraft = (key: string, values: unknown): void => writeTab(DRAFT_PREFIX + key, values)

/** The keys of this tab's drafts; none without storage. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX))
  } catch {
    return []
  }
}

/** Whether anything that was typed in this tab is not saved. */
export const hasDrafts = (): boolean => draftKeys().length > 0

export function forgetAllDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}
