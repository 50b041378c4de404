import { slipsBetween, slipsOf } from '@contract/slips'

/**
 * The known word that was probably meant: the one with the fewest misspellings, then the nearest length, then by name.
 */
function meant(typed: string, known: readonly string[]): string | null {
  const most = slipsOf(typed.length)
  const near = known.flatMap((word) => {
    // Each missing letter is a slip: most words need no comparing.
    if (word.length < typed.length - most) return []
    const slips = slipsBetween(typed, word)
    return slips <= most ? [{ word, slips, far: Math.abs(word.length - typed.length) }] : []
  })
  near.sort((a, b) => a.slips - b.slips || a.far - b.far || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}

const LETTERS = /^\p{L}+$/u
/** A text with more words that nobody has is not a misspelt name, and comparing them all would take long. */
const MOST_UNKNOWN = 3

/**
 * The words of a search with misspellings corrected; null when there is nothing to correct, or too much.
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
  const unknown = new Set(words.filter((word) => !isRight(word)))
  if (unknown.size > MOST_UNKNOWN) return null
  const mended = words.map((word) => (unknown.has(word) ? (meant(word, known) ?? word) : word))
  return mended.some((word, at) => word !== words[at]) ? mended : null
}
