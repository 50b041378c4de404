import { holdUnsaved } from '@core/form/unsaved'
import { onOtherTab, remove, writeText } from '@core/platform/storage'
import { readTab, writeTab } from '@core/platform/tabStorage'

/** Prefix of the keys of all drafts in sessionStorage. */
const DRAFT_PREFIX = 'draft:'
/** Its change in localStorage tells the other tabs that their drafts are to be deleted. */
const FORGOTTEN_KEY = 'draftsForgotten'

let release: (() => void) | null = null
let ownerOf = (): number | undefined => undefined

/**
 * Names who is signed in, if anybody: what is typed belongs to that person, and the next one who signs in on the same
 * device does not find it.
 */
export function draftsBelongTo(who: () => number | undefined): void {
  ownerOf = who
}

const storedKey = (key: string): string => `${DRAFT_PREFIX}${key}:${ownerOf() ?? ''}`

/** The draft of the signed-in person with this key as it was stored, null without one. */
export const readDraft = (key: string): unknown => readTab(storedKey(key))

/** Whether there is an unsaved draft with this key. */
export const hasDraft = (key: string): boolean => readDraft(key) !== null

/** Stores a draft; `null` deletes it. */
export function writeDraft(key: string, values: unknown): void {
  writeTab(storedKey(key), values)
  tellDrafts()
}

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

/** Tells the other tabs whether this one has drafts, as it may from before a reload. */
export function tellDrafts(): void {
  if (hasDrafts()) release ??= holdUnsaved()
  else {
    release?.()
    release = null
  }
}

function forgetOwnDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
  tellDrafts()
}

/** Deletes the drafts of all tabs. */
export function forgetAllDrafts(): void {
  forgetOwnDrafts()
  writeText(FORGOTTEN_KEY, 'now')
  remove(FORGOTTEN_KEY)
}

/** Deletes this tab's drafts when another tab deletes all; returns a function that ends it. */
export const forgetWithOtherTabs = (): (() => void) => onOtherTab([FORGOTTEN_KEY], forgetOwnDrafts)
