const KEY = 'lang'

/** The language chosen on this device, when it is one of those offered. */
export function storedLanguage(languages: readonly string[]): string | null {
  try {
    const language = localStorage.getItem(KEY)
    return language && languages.includes(language) ? language : null
  } catch {
    // Storage can be forbidden (private window, policy): the default language is then used.
    return null
  }
}

/** Keeps the language for the next visit and tells it to the document, for screen readers and hyphenation. */
export function rememberLanguage(language: string) {
  document.documentElement.lang = language
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
