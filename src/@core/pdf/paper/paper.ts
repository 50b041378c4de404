import type { Picture } from './canvas'

/** A text in the language of the paper, and the same in Arabic where the paper has both. */
export interface Both {
  fr: string
  ar?: string
}

interface Column {
  label: Both
  /** A share of the width. */
  share: number
  align?: 'start' | 'end'
}

/** A part of a paper, as plain data: it is sent to the worker that draws it. */
export type Block =
  | { kind: 'title'; text: Both; under?: string[] }
  | { kind: 'heading'; text: Both }
  /** A paragraph, with its Arabic text beside it. */
  | { kind: 'text'; text: Both; strong?: boolean }
  /** Rows of a name and its value in each language. */
  | { kind: 'facts'; rows: { label: Both; value: Both }[] }
  | { kind: 'table'; columns: Column[]; rows: Both[][]; total?: Both[] }
  /** Boxes side by side, to sign or stamp in or to cut out; `large` is a code to copy. */
  | { kind: 'boxes'; boxes: { title: Both; large?: string; note?: Both }[]; height: number }
  | { kind: 'notice'; text: Both }
  /** A short number as a QR code, with a note on its use beside it. */
  | { kind: 'code'; text: string; note: Both }
  | { kind: 'space'; height: number }
  /** Begins a new page. */
  | { kind: 'break' }

interface Letterhead {
  name: Both
  lines: Both[]
  logo?: Picture
}

/** A document: one of several in a file, each with its own count of pages. */
export interface Paper {
  letterhead: Letterhead
  blocks: Block[]
  footer: string
}

export interface PaperFile {
  title: string
  /** Half an A4 sheet is an A5 on its side; A4 when left out. */
  format?: 'A4' | 'A5'
  /** `rtl` where the texts called `fr` are Arabic ones: a paper in one language, read from right to left. */
  dir?: 'ltr' | 'rtl'
  papers: Paper[]
}

/** All the text of a file, to know which fonts it needs. */
export const lettersOf = (file: PaperFile): string =>
  JSON.stringify(file, (key, value) => (key === 'logo' ? undefined : value))

export type { Picture }
