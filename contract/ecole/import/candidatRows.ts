import { readCells } from './candidatCells'
import type { ImportTarget } from './candidatColumns'
import type { ImportCells, ImportField } from './candidatImport'
import type { ListRow, Mapping } from './candidatMapping'
import { splitName } from './nameSplit'

/** Cells are cut to this length before sending; the schema then refuses them as too long. */
const MAX_CELL = 5000

const put = (cells: ImportCells, field: ImportField, text: string) => {
  if (text !== '') cells[field] = text.slice(0, MAX_CELL)
}

/** The phone number in a text. The empty day is safe, because reading a phone number does not need today's date. */
const phoneOf = (text: string) => readCells({ telephone: text }, '').values.telephone ?? ''
const isPhone = (text: string) => /^\+[1-9]\d{7,14}$/.test(phoneOf(text))

/** Two numbers in one cell: the first becomes the phone, the others go to the note so that they are not lost. */
function putPhones(cells: ImportCells, text: string): void {
  const numbers = text.split(/[/;,\n|]|\s-\s|\s(?:ou|et|or|und)\s/i).map((part) => part.trim())
  const [first = '', ...others] = numbers
  const several = !isPhone(text) && numbers.every(isPhone)
  put(cells, 'telephone', several ? first : text)
  if (several)
    put(cells, 'note', [cells.note, ...others.map((number) => `Tél. : ${number}`)].filter(Boolean).join('\n'))
}

/** Typed dates of a workbook come as `YYYY-MM-DD`; they are shown and corrected in the form `DD/MM/YYYY`. */
export const readableDay = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

function putTarget(cells: ImportCells, target: ImportTarget, text: string, { order }: Mapping): void {
  if (target === 'nomComplet' || target === 'nomCompletAr') {
    const { nom, prenom } = splitName(text, order)
    put(cells, target === 'nomComplet' ? 'nom' : 'nomAr', nom)
    put(cells, target === 'nomComplet' ? 'prenom' : 'prenomAr', prenom)
  } else if (target === 'identite') {
    put(cells, /[a-z]/i.test(text.replace(/^\s*(c\.?i\.?n\.?|n°)\s*:?/i, '')) ? 'passeport' : 'cin', text)
  } else if (target === 'note') {
    put(cells, 'note', [text, cells.note].filter(Boolean).join('\n'))
  } else if (target === 'telephone') {
    putPhones(cells, text)
  } else {
    put(cells, target, readableDay(text))
  }
}

/** The cells of a row by field, according to the mapping. */
export function cellsOfRow({ cells }: ListRow, mapping: Mapping): ImportCells {
  const fields: ImportCells = {}
  for (const [index, target] of Object.entries(mapping.targets)) {
    const text = cells[Number(index)]
    if (target && text && text.trim() !== '') putTarget(fields, target, text, mapping)
  }
  return fields
}
