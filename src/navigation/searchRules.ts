import { mainWords } from '@contract/search'
import { slipsBetween, slipsOf } from '@contract/slips'
import type { WordRules } from '@core/layouts/search/found'

/** The words of pages and actions are short: with two slips one would be taken for another. */
const MOST_SLIPS = 1

/** How typed words are compared with those of pages and actions. */
export const SEARCH_RULES: WordRules = {
  main: mainWords,
  isSlip: (typed, word) => slipsBetween(typed, word) <= Math.min(MOST_SLIPS, slipsOf(typed.length)),
}
