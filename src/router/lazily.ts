import { OfflinePage } from '@src/views/misc/OfflinePage'
import type { ComponentType } from 'react'
import { getI18n } from 'react-i18next'

/** Fetches the texts of namespaces; one that fails is fetched again by whoever needs it. */
export const loadWords = (words: readonly string[]): Promise<void> => getI18n().loadNamespaces([...words])

/**
 * A route's code together with its words: a part of a page that waited for some would hide all of it, and React shows
 * a page that was hidden only after a third of a second.
 *
 * Code that cannot be fetched is a page that says so. It must not be an error: for a route whose `lazy` has failed the
 * router shows its fallback, and nothing at all under it.
 */
export const lazily =
  (load: () => Promise<ComponentType>, words: readonly string[] = []) =>
  async () => {
    const [Component] = await Promise.all([load().catch(() => OfflinePage), loadWords(words)])
    return { Component }
  }
