import { directionOf } from '@core/platform/direction'
import type { PdfCard } from './cards'
import type { Block, PaperFile } from './paper/paper'
import type { PdfSheet, PdfTable } from './tables'

/** The assumed width of a column that names none, in millimetres like the others. */
const REST = 50
const CARD_HEIGHT = 108

const tableOf = ({ title, columns, rows }: PdfTable): Block[] => [
  ...(title ? [{ kind: 'heading' as const, text: { fr: title } }] : []),
  {
    kind: 'table',
    columns: columns.map(({ label, width = REST, align }) => ({
      label: { fr: label },
      share: width,
      align: align === 'right' ? 'end' : 'start',
    })),
    rows: rows.map((row) => row.map((cell) => ({ fr: cell }))),
  },
]

/** A sheet in Arabic as a paper, so that its letters are joined and ordered; always in upright format. */
export function arabicSheet({ title, subtitle, letter, tables, totals, notes, empty, footer }: PdfSheet): PaperFile {
  const lines = [...(subtitle?.split('\n') ?? []), ...(letter ? [letter.from.name, ...letter.from.lines] : [])]
  const blocks: Block[] = [
    ...(letter?.blocks ?? []).map(
      (block): Block => ({
        kind: 'text',
        text: { fr: [block.title, ...block.lines].join('\n') },
      }),
    ),
    ...tables.flatMap(tableOf),
    ...(tables.length === 0 && empty ? [{ kind: 'text' as const, text: { fr: empty } }] : []),
    ...(totals
      ? tableOf({
          title: '',
          columns: [{ label: '' }, { label: '', align: 'right' }],
          rows: totals.map(({ label, amount }) => [label, amount]),
        })
      : []),
    ...(notes ?? []).map((note): Block => ({ kind: 'text', text: { fr: note } })),
  ]
  const letterhead = { name: { fr: title }, lines: lines.map((line) => ({ fr: line })) }
  return { title, dir: 'rtl', papers: [{ letterhead, blocks, footer }] }
}

/** Cards to cut out in Arabic letters, two side by side. */
export function arabicCards(title: string, cards: readonly PdfCard[]): PaperFile {
  const boxes = cards.map(({ heading, name, code, lines }) => ({
    title: { fr: `${heading}\n${name}` },
    large: code,
    note: { fr: lines.join('\n') },
  }))
  const rows = boxes.flatMap((_, index) => (index % 2 === 0 ? [boxes.slice(index, index + 2)] : []))
  const blocks = rows.map(
    (row): Block => ({
      kind: 'boxes',
      height: CARD_HEIGHT,
      // An empty box completes the last row, so that its card is as wide as the others.
      boxes: row.length === 2 ? row : [...row, { title: { fr: '' }, large: '', note: { fr: '' } }],
    }),
  )
  return { title, dir: 'rtl', papers: [{ letterhead: { name: { fr: title }, lines: [] }, blocks, footer: title }] }
}

/** A sheet as a PDF in a language. @throws when the writer of papers cannot be loaded */
export async function sheetIn(language: string, sheet: PdfSheet): Promise<Blob> {
  if (directionOf(language) === 'ltr') return (await import('./tables')).sheetOf(sheet)
  return (await import('./paper/makePdf')).makePdf(arabicSheet(sheet))
}

/** Cards as a PDF in a language. @throws when the writer of papers cannot be loaded */
export async function cardsIn(language: string, title: string, cards: readonly PdfCard[]): Promise<Blob> {
  if (directionOf(language) === 'ltr') return (await import('./cards')).cardsOf(title, cards)
  return (await import('./paper/makePdf')).makePdf(arabicCards(title, cards))
}
