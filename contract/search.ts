import { fold } from './fold'

/**
 * Folded articles and prepositions of the application's languages with Latin letters. Particles of names (« ben »,
 * « el », « al », « bin ») are not among them.
 */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'de du d des le la les l un une avec a au aux en et pour par sur dans ce cette mon ma mes',
    'the of on at with for in to and an my',
    'der die das den dem ein eine einen mit fur von vom zu zum zur am im und',
    'o os as do da dos das um uma com em no na nos nas para ao aos e',
  ].flatMap((line) => line.split(' ')),
)

/** The folded words of a search without articles and prepositions; all of them when nothing else was typed. */
export function mainWords(words: readonly string[]): readonly string[] {
  const main = words.filter((word) => !SMALL_WORDS.has(word))
  return main.length > 0 ? main : words
}

/** A typed token without the elided article or preposition before it: « d’hier », « l’examen ». */
export const withoutElision = (token: string): string => token.replace(/^[dl]['’](?=.)/i, '')

/** Whether a whole token is an article or a preposition. */
export const isSmallWord = (token: string): boolean => SMALL_WORDS.has(fold(token))
