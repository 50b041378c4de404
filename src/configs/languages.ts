/** The interface languages, each by its own name; the first one is the default. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
}

export const DEFAULT_LANGUAGE = 'fr'
