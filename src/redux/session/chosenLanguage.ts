const KEY = 'chosenLanguage'

/** Used in a browser without storage. */
let unwritten: string | null = null

/** A language chosen before the sign-in is also meant for the account. It survives a reload and ends with the tab. */
export function rememberChosenLanguage(language: string): void {
  unwritten = language
  try {
    sessionStorage.setItem(KEY, language)
  } catch {
    // Kept in memory instead.
  }
}

/** Returns the language once and clears it. */
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
