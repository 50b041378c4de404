/** The word lengths from which one more misspelling is allowed. */
const MORE_SLIPS = [4, 8]

const slipsOf = (length: number) => MORE_SLIPS.filter((from) => length >= from).length

/**
 * Number of misspellings between a typed word and the best matching beginning of a known word: letters left out, added,
 * changed, or swapped with their neighbour (optimal string alignment). Beginnings are compared because results are
 * shown while people type.
 */
function slipsBetween(typed: string, word: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: typed.length + 1 }, (_, at) => at)
  let best = Number.POSITIVE_INFINITY
  const last = Math.min(word.length, typed.length + slipsOf(typed.length))
  for (let row = 1; row <= last; row += 1) {
    const current = [row]
    for (let at = 1; at <= typed.length; at += 1) {
      const isSame = word[row - 1] === typed[at - 1]
      const isSwapped = row > 1 && at > 1 && word[row - 1] === typed[at - 2] && word[row - 2] === typed[at - 1]
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBefore[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    best = Math.min(best, current[typed.length] ?? best)
    twoBefore = before
    before = current
  }
  return best
}

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
 */
export function mendedWords(words: readonly string[], names: readonly string[]): string[] | null {
  if (!words.every((word) => LETTERS.test(word))) return null
  const known = [...new Set(names.flatMap((name) => name.split(' ')))]
  const mended = words.map((word) => (known.some((one) => one.startsWith(word)) ? word : (meant(word, known) ?? word)))
  return mended.some((word, at) => word !== words[at]) ? mended : null
}
