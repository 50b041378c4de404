/** A vowel for another counts less than a whole slip: names in Arabic script are written with several vowels. */
const VOWEL_SLIP = 0.75
const VOWELS = /[aeiouy]/

/** The slips that are allowed in words from a length on. */
const ALLOWED = [
  { from: 8, slips: 2 },
  { from: 7, slips: 1 + VOWEL_SLIP },
  { from: 4, slips: 1 },
]

/** The misspellings that are allowed in a word of this length. */
export const slipsOf = (length: number): number => ALLOWED.find(({ from }) => length >= from)?.slips ?? 0

/** The cost of a letter in place of another. */
function changed(one = '', other = ''): number {
  if (one === other) return 0
  return VOWELS.test(one) && VOWELS.test(other) ? VOWEL_SLIP : 1
}

/**
 * Number of misspellings between a typed word and the best matching beginning of a known word: letters left out, added,
 * changed, or swapped with their neighbour (optimal string alignment). Beginnings are compared because results are
 * shown while people type.
 */
export function slipsBetween(typed: string, word: string): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: typed.length + 1 }, (_, at) => at)
  let best = Number.POSITIVE_INFINITY
  const last = Math.min(word.length, typed.length + Math.ceil(slipsOf(typed.length)))
  for (let row = 1; row <= last; row += 1) {
    const current = [row]
    for (let at = 1; at <= typed.length; at += 1) {
      const isSwapped = row > 1 && at > 1 && word[row - 1] === typed[at - 2] && word[row - 2] === typed[at - 1]
      current[at] = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + changed(word[row - 1], typed[at - 1]),
        isSwapped ? (twoBefore[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    best = Math.min(best, current[typed.length] ?? best)
    twoBefore = before
    before = current
  }
  return best
}
