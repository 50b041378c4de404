import { fold } from '@contract/fold'

/** How well a record answers a search, best first. */
const EXACT = 0
const BEGINNING = 1
const WORDS = 2
export const INSIDE = 3

/** What a record is found by. */
export interface Findable {
  /** Numbers, plates and addresses, which nobody else has. */
  keys: readonly (string | null)[]
  /** Names, once for each order in which people say them. */
  names: readonly (string | null)[]
}

const given = (texts: readonly (string | null)[]) => texts.flatMap((text) => (text ? [fold(text)] : []))
const inOne = (text: string) => text.replaceAll(' ', '')

/**
 * How well a record answers the terms of a search, which are folded; null when it does not hold them all.
 * Keys are compared without blanks: people group digits as they like.
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
  // One or two letters are somewhere in nearly everybody.
  return terms.every((term) => (term.length < 3 ? words.some((word) => word.startsWith(term)) : isInside(term)))
    ? INSIDE
    : null
}

export interface Ranked {
  rank: number
  archived: boolean
  name: string
}

/** Best first; of equals those in use, then by name. */
export const byRank = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || Number(a.archived) - Number(b.archived) || a.name.localeCompare(b.name, 'fr')
