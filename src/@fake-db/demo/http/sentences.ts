const LANGUAGES = ['fr', 'en', 'de', 'pt', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

export const SENTENCES = {
  malformed: {
    fr: 'La demande est illisible.',
    en: 'The request cannot be read.',
    de: 'Die Anfrage ist nicht lesbar.',
    pt: 'O pedido não é legível.',
    ar: 'الطلب غير مقروء.',
  },
  not_found: {
    fr: 'Cet élément n’existe pas ou plus.',
    en: 'This item does not exist or is gone.',
    de: 'Dieses Element gibt es nicht oder nicht mehr.',
    pt: 'Este elemento não existe ou já não existe.',
    ar: 'هذا العنصر غير موجود أو لم يعد موجودا.',
  },
  invalid: {
    fr: 'Vérifiez les champs signalés.',
    en: 'Check the marked fields.',
    de: 'Prüfen Sie die markierten Felder.',
    pt: 'Verifique os campos assinalados.',
    ar: 'يرجى التثبت من الخانات المشار إليها.',
  },
  failed: {
    fr: 'La démonstration n’a pas pu répondre.',
    en: 'The demo could not answer.',
    de: 'Die Demo konnte nicht antworten.',
    pt: 'A demonstração não conseguiu responder.',
    ar: 'تعذرت إجابة خادم التجربة.',
  },
} satisfies Record<string, Record<Language, string>>

export type Sentence = keyof typeof SENTENCES

/** The language of a request's header, French when it is not supported. */
export function languageOf(header: unknown): Language {
  const asked = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : ''
  return LANGUAGES.find((language) => language === asked) ?? 'fr'
}
