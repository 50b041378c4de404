import { slipsBetween, slipsOf } from '@contract/slips'

/**
 * The known word that was probably meant: the one with the fewest misspellings, then the nearest length, then by name.
 */
function meant(typed: string, known: readonly string[]): string | null {
  const most = slipsOf(typed.length)
  const near = known.flatMap((word) => {
    const slips = slipsBetween(typed, word)
    return slips <= most ? [{ word, slips, far: Math.abs(word.length - typed.length) }] : []
  })
  near.sort((a, b) => a.slips - b.slips || a.far - b.far || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}

const LETTERS = /^\p{L}+$/u

/**
 * The words of a search with misspellings corrected; null when there is nothing to correct.
 * @param words folded
 * @param names known names, folded; each may have several words
 * @param right the words that are no names, such as « lecon »: they are left as they are
 */
export function mendedWords(
  words: readonly string[],
  names: readonly string[],
  right: readonly string[] = [],
): string[] | null {
  if (!words.every((word) => LETTERS.test(word))) return null
  const known = [...new Set(names.flatMap((name) => name.split(' ')))]
  const isRight = (word: string) => right.includes(word) || known.some((one) => one.startsWith(word))
  const mended = words.map((word) => (isRight(word) ? word : (meant(word, known) ?? word)))
  return mended.some((word, at) => word !== words[at]) ? mended : null
}
