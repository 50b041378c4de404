/** The languages of the interface, each in its own name; the first is the one of a first visit. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
}

export const DEFAULT_LANGUAGE = 'fr'
