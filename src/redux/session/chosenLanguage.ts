const KEY = 'chosenLanguage'

/** For a browser that stores nothing. */
let unwritten: string | null = null

/** A language chosen before the sign-in is meant for the account too. A reload keeps it; it ends with the tab. */
export function rememberChosenLanguage(language: string): void {
  unwritten = language
  try {
    sessionStorage.setItem(KEY, language)
  } catch {
    // Kept for the life of the page.
  }
}

/** Answers it once. */
export function takeChosenLanguage(): string | null {
  const kept = unwritten
  unwritten = null
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ?? kept
  } catch {
    return kept
  }
}
