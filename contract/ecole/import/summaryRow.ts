import { fold, latinDigits } from '../../fold'

/** First words of a line of sums or of a page's foot, as `fold` leaves them. */
const SUMMARY_WORDS = [
  'total|totaux|totale|totals|grand total|sous total|sous totaux|sub total|subtotal|s total|s t',
  'somme|sommes|sum|summe|gesamt|gesamtsumme|insgesamt|zwischensumme|soma|totais',
  'nombre|nbre|nb|effectif|number|count|anzahl|numero total',
  'moyenne|average|durchschnitt|media|report|a reporter',
  'page|pag|seite|pagina',
  'المجموع|مجموع|الجمله|جمله|المجموع العام|العدد',
].join('|')

/** Words that may follow: « général des candidats inscrits », « 1 sur 3 ». */
const MORE_WORDS =
  'general|generale|generaux|geral|gen|global|globale|de|des|du|d|la|le|les|of|the|dos|der|die|total|totale|candidats|candidat|candidates|candidatos|eleves|eleve|inscrits|inscrit|personnes|lignes|clients|students|fahrschuler|page|sur|on|von|a|ttc|ht|tnd|dt|eur|الكلي|العام|المترشحين'

const SUMMARY = new RegExp(`^(${SUMMARY_WORDS})( (${MORE_WORDS}|[\\d ]+))*$`)

/** Sums and counts beside such a word: numbers, amounts, percentages, but no dates. */
const AMOUNT = /^[=+-]?[\d\s.,'’%eE+-]*(dt|tnd|dinars?|€|eur|fr|f)?$/i
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/

const isAmount = (cell: string) => AMOUNT.test(cell) && !DATE.test(cell)
const isWord = (cell: string) => /\p{L}/u.test(cell) && !isAmount(cell)

/** Whether a row is a line of sums, such as « TOTAL GÉNÉRAL ; 45 », or a page's foot; such a line holds no name. */
export function isSummaryRow(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => latinDigits(cell).trim())
  const words = texts.filter(isWord)
  return (
    words.length > 0 &&
    words.every((cell) => SUMMARY.test(fold(cell))) &&
    texts.every((cell) => isWord(cell) || isAmount(cell))
  )
}

/** Whether a row is empty: blank, ruled with dashes, or only a line number. */
export const isBlankRow = (cells: readonly string[]): boolean =>
  cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).every((cell) => /^\s*\d{1,5}[.)°]?\s*$/.test(cell)) &&
  cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length <= 1
