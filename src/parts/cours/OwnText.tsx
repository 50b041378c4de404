import { shownLanguage } from './shownLanguage'
import { useReadLanguage } from './useReadLanguage'

/**
 * A text of the course in the language of the interface, for titles and questions in lists, where one language is
 * enough.
 */
export function OwnText({ text }: { text: { fr: string; ar: string } }) {
  const shown = shownLanguage(text, useReadLanguage())
  return <span lang={shown}>{text[shown]}</span>
}
