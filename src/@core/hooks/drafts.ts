import { readTab, writeTab } from '@core/platform/tabStorage'

/** Prefix of the keys of all drafts in sessionStorage. */
export const DRAFT_PREFIX = 'draft:'

/** The draft with this key as it was stored, null without one. */
export const readDraft = (key: string): unknown => readTab(DRAFT_PREFIX + key)

/** Whether there is an unsaved draft with this key. */
export const hasDraft = (key: string): boolean => readDraft(key) !== null

/** Stores a draft; `null` deletes it. */
export const writeDraft = (key: string, values: unknown): void => writeTab(DRAFT_PREFIX + key, values)
