import { OfflinePage } from '@src/views/misc/OfflinePage'
import type { ComponentType } from 'react'
import { getI18n } from 'react-i18next'

/** Fetches the texts of namespaces; rejects when one of them could not be fetched. */
export async function loadWords(words: readonly string[]): Promise<void> {
  const i18n = getI18n()
  await i18n.loadNamespaces([...words])
  const missing = words.filter((name) => !i18n.hasResourceBundle(i18n.language, name))
  if (missing.length > 0) throw new Error(`No texts of ${missing.join(', ')}`)
}

/**
 * A route's code together with its words: a part of a page that waited for some would hide all of it, and React shows
 * a page that was hidden only after a third of a second.
 *
 * What cannot be fetched is a page that says so. It must not be an error: for a route whose `lazy` has failed the
 * router shows its fallback, and nothing at all under it.
 */
export const lazily =
  (load: () => Promise<ComponentType>, words: readonly string[] = []) =>
  async () => {
    const [Component] = await Promise.all([load(), loadWords(words)]).catch(() => [OfflinePage])
    return { Component }
  }
