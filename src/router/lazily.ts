import { breathe } from '@core/platform/breathe'
import { OfflinePage } from '@src/views/misc/OfflinePage'
import type { ComponentType } from 'react'
import { getI18n } from 'react-i18next'

/**
 * Loads the texts of namespaces; rejects when one of them fails. A language that is chosen meanwhile, as the account's
 * is after the sign-in, has texts of its own to load.
 */
export async function loadWords(words: readonly string[]): Promise<void> {
  const i18n = getI18n()
  const { language } = i18n
  await i18n.loadNamespaces(words)
  if (i18n.language !== language) return loadWords(words)
  const missing = words.find((name) => !i18n.hasResourceBundle(language, name))
  if (missing) throw new Error(`No texts of ${missing}`)
}

/**
 * A lazy route that loads its code together with its texts: a component suspending for texts would hide the whole page,
 * and React reveals a suspended page only after a third of a second.
 * A failed load resolves to a page that reports it. It must not be an error: when a route's `lazy` rejects, the router
 * shows its fallback without any children.
 */
export const lazily =
  (load: () => Promise<ComponentType>, words: readonly string[] = []) =>
  async () => {
    // The texts are requested in a task of their own: requesting both in one task delays the answer to a tap on a
    // phone.
    const loadingWords = breathe().then(() => loadWords(words))
    const [Component] = await Promise.all([load(), loadingWords]).catch(() => [OfflinePage])
    return { Component }
  }
