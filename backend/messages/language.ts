/** The languages of the interface. French is the default. */
export const LANGUAGES = ['fr', 'en', 'de', 'pt', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** One sentence in every language. */
export type Sentences = Record<Language, string>
