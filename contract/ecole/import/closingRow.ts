import { fold } from '../../fold'
import { isSummaryRow } from './summaryRow'

interface Row {
  cells: string[]
}

/** First words of the text under a list, as `fold` leaves them. */
const CLOSING_WORDS =
  /^(fin|liste|fait|faite|arrete|arretee|etabli|etablie|edite|editee|imprime|imprimee|mis a jour|mise a jour|signature|signe|cachet|nota|nb|note|remarque|observation|merci|source|visa|end|list|printed|updated|signed|please|ende|stand|gedruckt|unterschrift|fim|lista|feito|assinatura|impresso)\b|^(نهايه|انتهي|انتهت|قائمه|حرر|الامضاء|امضاء|الختم|ملاحظه|طبع|شكرا)( |$)/

/** Words in small letters that belong to names. */
const PARTICLE =
  /^(ben|bin|ibn|bent|bint|bou|bel|el|al|de|del|della|di|da|do|dos|das|du|la|le|les|van|von|der|et|e|y)$/i

/** Names have few words in small letters, sentences have many. */
function isSentence(text: string): boolean {
  const words = text.split(/[\s'’-]+/).filter((word) => /\p{L}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word))
  return CLOSING_WORDS.test(fold(text)) || (words.length >= 4 && small.length >= 2)
}

/** Identity and phone numbers, addresses, and cells that other commas separate: a candidate, however badly read. */
const isData = (text: string) => /\d{5,}|@|[,;|\t]\S/.test(text.replace(/(?<=\d) (?=\d)/g, ''))

const filledOf = ({ cells }: Row) => cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell))

/** Whether the other rows have no words in the column of the cell, as in one of running numbers. */
function isOutOfPlace(cell: string, row: Row, others: Row[]): boolean {
  const column = row.cells.indexOf(cell)
  return others.every(({ cells }) => !/\p{L}/u.test(cells[column] ?? ''))
}

/**
 * The last rows of a list that hold a single text about nobody, such as « Liste arrêtée le 12 mars ». Sums may stand
 * between them; the rows before have several cells, or the list would be one of names alone.
 */
export function closingRows<R extends Row>(rows: readonly R[]): Set<R> {
  const closing = new Set<R>()
  const width = (row: R | undefined) => (row ? filledOf(row).length : 0)
  let end = rows.length
  while (end > 0 && (width(rows[end - 1]) === 1 || isSummaryRow(rows[end - 1]?.cells ?? []))) end -= 1
  if (width(rows[end - 1]) < 2) return closing
  const list = rows.slice(0, end)
  for (const row of rows.slice(end)) {
    const [text = ''] = filledOf(row)
    if (isSummaryRow(row.cells) || !/\p{L}/u.test(text) || isData(text)) continue
    if (isSentence(text) || isOutOfPlace(text, row, list)) closing.add(row)
  }
  return closing
}
