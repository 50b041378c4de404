let chosen: string | null = null

/** A language chosen before signing in is meant for the account too. */
export function rememberChosenLanguage(language: string): void {
  chosen = language
}

/** Answers it once. */
export function takeChosenLanguage(): string | null {
  const language = chosen
  chosen = null
  return language
}
