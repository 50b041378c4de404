/** The language in which a reader gets a text of the course: French where its Arabic is not written yet. */
export const shownLanguage = (text: { ar: string }, read: 'fr' | 'ar'): 'fr' | 'ar' => (text.ar ? read : 'fr')
