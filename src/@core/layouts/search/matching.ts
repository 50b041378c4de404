import { type FoundGroup, type SearchEntry, textsOf, type WordRules } from './found'

/** A range of a text; `to` is exclusive. */
export type Span = readonly [from: number, to: number]

interface Letter {
  letter: string
  from: number
  to: number
  beginsWord: boolean
}

const MARKS = /[\p{M}ـ]/gu
const LETTER = /[\p{L}\p{N}]/u

/** The letters and digits of a text without accents, each with its position in the text. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let at = 0
  let beginsWord = true
  for (const sign of text) {
    const [from, to] = [at, at + sign.length]
    at = to
    const plain = sign.normalize('NFKD').replace(MARKS, '').toLowerCase()
    if (plain && !LETTER.test(plain)) beginsWord = true
    for (const letter of plain) {
      if (!LETTER.test(letter)) continue
      letters.push({ letter, from, to, beginsWord })
      beginsWord = false
    }
  }
  return letters
}

const inOne = (letters: readonly Letter[]) => letters.map(({ letter }) => letter).join('')
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => inOne(lettersOf(word)))
    .filter(Boolean)

/** The position of consecutive letters, ignoring blanks and signs between them; up to two letters must begin a word. */
function placeOf(letters: readonly Letter[], wanted: string): Span | null {
  const whole = inOne(letters)
  // A character outside the basic plane has two code units but is one letter here.
  if (!wanted || whole.length !== letters.length) return null
  let inside = -1
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    if (letters[at]?.beginsWord) return [at, at + wanted.length]
    if (inside < 0) inside = at
  }
  return inside >= 0 && wanted.length > 2 ? [inside, inside + wanted.length] : null
}

/** Spellings to search for: as typed, and a long number without leading zeros. */
const spellings = (wanted: string) => (/^0\d{4,}$/.test(wanted) ? [wanted, wanted.replace(/^0+/, '')] : [wanted])

/** Matches a number typed with a longer prefix than displayed, such as a country code. */
const isEndOf = (whole: string, wanted: string) => /^\d{7,}$/.test(whole) && wanted.endsWith(whole)

/** The range of a text that contains the whole typed text, ignoring accents, case and blanks between digits. */
function wholeSpan(text: string, typed: string): Span | null {
  const letters = lettersOf(text)
  const wanted = wordsOf(typed).join('')
  const places = spellings(wanted).flatMap((one): Span[] => {
    const place = placeOf(letters, one)
    return place ? [place] : []
  })
  const [place] = isEndOf(inOne(letters), wanted) ? [[0, letters.length] as const] : places
  return place ? [letters[place[0]]?.from ?? 0, letters[place[1] - 1]?.to ?? 0] : null
}

/** Whether one of several texts contains the whole typed text. */
export const holdWhole = (texts: readonly string[], typed: string): boolean =>
  texts.some((text) => wholeSpan(text, typed) !== null)

/** The ranges of a text to highlight: the whole typed text, or else each of its words. */
export function spansOf(text: string, typed: string): Span[] {
  const whole = wholeSpan(text, typed)
  return whole ? [whole] : joined(partsOf(text, typed))
}

const partsOf = (text: string, typed: string): Span[] =>
  wordsOf(typed).flatMap((word): Span[] => {
    const span = wholeSpan(text, word)
    return span ? [span] : []
  })

/** Sorts ranges and merges adjacent ones. */
function joined(spans: readonly Span[]): Span[] {
  const done: Span[] = []
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = done.at(-1)
    if (last && from <= last[1]) done.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else done.push([from, to])
  }
  return done
}

/** Whether texts match: the whole typed text in one of them, or each word in any. */
export function hold(texts: readonly string[], typed: string): boolean {
  const words = wordsOf(typed)
  return holdWhole(texts, typed) || (words.length > 0 && words.every((word) => holdWhole(texts, word)))
}

/** The rows of the previous answer that still match the text, shown while its own answer is pending. */
export function stillFound(groups: readonly FoundGroup[], typed: string): FoundGroup[] {
  return groups.flatMap((group) => {
    const rows = group.rows.filter((row) => hold(textsOf(row), typed))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** How well an entry matches, best first: its name begins with the text; its name has the words; its synonyms do. */
const RANK = { name: 0, nameWords: 1, synonyms: 2, none: 3 } as const

/** A word without the sign of a French, English or Portuguese plural. */
const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

/** Whether a word begins as it is typed, or is the singular or plural of what is typed. */
const isMeant = (typed: string, word: string) => word.startsWith(typed) || singular(word) === singular(typed)

function scoreOf(
  { label, words = '', isPart }: SearchEntry,
  typed: readonly string[],
  matches: WordRules['isSlip'],
): number {
  const name = wordsOf(label)
  const others = [...name, ...wordsOf(words)]
  const begin = (known: readonly string[]) => typed.every((one) => known.some((word) => matches(one, word)))
  if (name.join(' ').startsWith(typed.join(' '))) return RANK.name
  if (begin(name) && !isPart) return RANK.nameWords
  return begin(others) ? RANK.synonyms : RANK.none
}

export interface Matches<Entry> {
  entries: Entry[]
  /** The best rank: lower is better. */
  score: number
}

const NO_RULES: WordRules = { main: (words) => words, isSlip: () => false }

/** The pages or actions that match the typed words, best first. */
function entriesOf<Entry extends SearchEntry>(
  entries: readonly Entry[],
  typed: readonly string[],
  matches: WordRules['isSlip'],
): Matches<Entry> {
  if (typed.length === 0) return { entries: [], score: RANK.none }
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, typed, matches) }))
    .filter(({ score }) => score < RANK.none)
    .sort((a, b) => a.score - b.score)
  return { entries: scored.map(({ entry }) => entry), score: scored[0]?.score ?? RANK.none }
}

/** The pages or actions that match a text, best first; without small words when that finds nothing. */
export function searchEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  text: string,
  { main }: WordRules = NO_RULES,
): Matches<Entry> {
  const typed = wordsOf(text)
  const whole = entriesOf(entries, typed, isMeant)
  return whole.entries.length > 0 ? whole : entriesOf(entries, main(typed), isMeant)
}

/** The pages or actions that match a text with a slip in a word. */
export function nearEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  text: string,
  { main, isSlip }: WordRules = NO_RULES,
): Entry[] {
  const matches = (typed: string, word: string) => isMeant(typed, word) || isSlip(typed, word)
  return entriesOf(entries, main(wordsOf(text)), matches).entries
}
