const LANGUAGES = ['fr', 'en', 'de', 'pt', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

export const SENTENCES = {
  malformed: {
    fr: 'L’envoi n’a pas pu être lu : rechargez la page, puis recommencez.',
    en: 'What was sent could not be read: reload the page, then try again.',
    de: 'Die Eingabe konnte nicht gelesen werden: Laden Sie die Seite neu und versuchen Sie es erneut.',
    pt: 'Não foi possível ler o envio: recarregue a página e tente de novo.',
    ar: 'تعذرت قراءة المُرسَل: يرجى إعادة تحميل الصفحة، ثم إعادة المحاولة.',
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
