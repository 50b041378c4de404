import { FOUND_PER_KIND } from '@contract/ecole/recherche'
import { fold } from '@contract/fold'

/** Ranks of a search result, best first. */
const EXACT = 0
const BEGINNING = 1
const WORDS = 2
export const INSIDE = 3

/** The texts by which a record is found. */
export interface Findable {
  /** Unique values: numbers, plates and addresses. */
  keys: readonly (string | null)[]
  /** Names, once for each order in which people write them. */
  names: readonly (string | null)[]
}

const given = (texts: readonly (string | null)[]) => texts.flatMap((text) => (text ? [fold(text)] : []))
const inOne = (text: string) => text.replaceAll(' ', '')

/**
 * The rank of a record for the folded terms of a search; null when it does not contain all of them. Keys are compared
 * without blanks, because people group digits as they like.
 */
export function rankOf({ keys, names }: Findable, terms: readonly string[]): number | null {
  const [folded, said] = [given(keys), given(names)]
  const [key, phrase] = [terms.join(''), terms.join(' ')]
  const whole = folded.map(inOne)
  if (whole.includes(key)) return EXACT
  if (whole.some((one) => one.startsWith(key)) || said.some((name) => name.startsWith(phrase))) return BEGINNING
  const words = [...folded, ...said].flatMap((text) => text.split(' '))
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return WORDS
  const isInside = (term: string) =>
    words.some((word) => word.includes(term)) || whole.some((one) => one.includes(term))
  // One or two letters occur inside nearly every name, so they must begin a word.
  return terms.every((term) => (term.length < 3 ? words.some((word) => word.startsWith(term)) : isInside(term)))
    ? INSIDE
    : null
}

export interface Ranked {
  rank: number
  archived: boolean
  name: string
}

/** Best first; with equal rank records in use come first, then by name. */
export const byRank = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || Number(a.archived) - Number(b.archived) || a.name.localeCompare(b.name, 'fr')

type MaybeRanked = Omit<Ranked, 'rank'> & { rank: number | null }

/** The best rows with their ranks; rows without a rank are left out. */
export function best<Row extends object>(
  rows: readonly Row[],
  of: (row: Row) => MaybeRanked,
): (Row & { rank: number })[] {
  return rows
    .flatMap((row) => {
      const { rank, ...rest } = of(row)
      return rank === null ? [] : [{ ...rest, rank, row }]
    })
    .sort(byRank)
    .slice(0, FOUND_PER_KIND)
    .map(({ row, rank }) => ({ ...row, rank }))
}
