import { pageDirection } from '@core/platform/direction'

const KEY = 'lang'

/** The language stored on this device, when it is one of the available ones. */
export function storedLanguage(languages: readonly string[]): string | null {
  try {
    const language = localStorage.getItem(KEY)
    return language && languages.includes(language) ? language : null
  } catch {
    // Storage can be forbidden (private window, policy): the default language is then used.
    return null
  }
}

/**
 * Stores the language for the next visit and sets it on the document, for screen readers and hyphenation, with the
 * direction in which it is read.
 */
export function rememberLanguage(language: string) {
  document.documentElement.lang = language
  document.documentElement.dir = pageDirection()
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Nothing to do: the choice is valid until the page is closed.
  }
}
