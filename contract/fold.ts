const MARKS = /\p{M}|ـ/gu
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Arabic and Persian digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Text for comparing words: no accents, no case, no punctuation, one space between words. */
export function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The words of a text, folded, each once. One character may be four words (ﷺ), and each word of a search is a condition
 * in every place that is searched.
 */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).split(' ').filter(Boolean))]

/**
 * Minimum length from which a search word may match any part of a word. Shorter ones would match most words, so they
 * must match a beginning.
 */
const WHOLE_SEARCH = 3

/** The text to find for a search word, in a folded text with a blank before each of its words. */
export const partOf = (word: string): string => ([...word].length < WHOLE_SEARCH ? ` ${word}` : word)

/** Whether a text contains every word of a search, in any order; a search without letters or digits matches nothing. */
export function hasWords(text: string, q: string): boolean {
  const [folded, wanted] = [` ${fold(text)}`, wordsOf(q)]
  return wanted.length > 0 && wanted.every((word) => folded.includes(partOf(word)))
}
