import type { FieldCode } from '../../errors'
import { normalisePhone } from '../../fields'
import { fold, latinDigits } from '../../fold'
import type { ImportCells, ImportField } from './candidatImport'
import { readDay } from './cellDates'
import { readSexe, readSource, type Sexe, type Source } from './cellWords'

/**
 * The values of a row's cells, ready for `candidatFields`. A field without a value is absent, so that an update
 * leaves it unchanged. `permi` is a category's code and `moniteur` a name: the backend finds their ids.
 */
export type CellValues = Partial<Record<Exclude<ImportField, 'sexe' | 'source'>, string>> & {
  sexe?: Sexe
  source?: Source
}

export interface ReadCells {
  values: CellValues
  errors: Partial<Record<ImportField, FieldCode>>
}

const EMPTY_MARKS = /^[\s\-–—_./\\?*'’]*$/
const EMPTY_WORDS = new Set([
  'neant',
  'n a',
  'na',
  'nd',
  'n d',
  'aucun',
  'aucune',
  'ras',
  'null',
  'none',
  'vide',
  'sans',
  'inconnu',
  'x',
])
/** The text of a failed formula in a cell. */
const FORMULA_FAULT = /^#(N\/?A|N\/D|REF|VALUE|VALEUR|NAME|NOM|DIV\/0|NUM|NOMBRE|NULL|NUL)[!?]?$/i
/** Fields in which a word such as 'néant' can only mean that there is no value. */
const NO_WORDS = new Set<ImportField>([
  'cin',
  'passeport',
  'dateNaissance',
  'sexe',
  'telephone',
  'email',
  'dateInscription',
  'moniteur',
  'source',
])

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Spreadsheets store a number as text with an apostrophe in front, and add '.0' when they take text for a number. */
const digitsText = (text: string) =>
  latinDigits(oneLine(text))
    .replace(/^['’`]+/, '')
    .replace(/^(\+?\d+)[.,]0$/, '$1')

/** Restores the digits of a number such as '1,2345678E+07', but only if the notation has kept all of them. */
function withoutExponent(text: string): string {
  const match = /^(\d)[.,](\d+)e\+?(\d+)$/i.exec(text)
  return match && match[2]?.length === Number(match[3]) ? `${match[1]}${match[2]}` : text
}

function readCin(cell: string): string {
  const compact = withoutExponent(digitsText(cell))
    .replace(/^(c\.?\s*i\.?\s*n\.?)?\s*(n\s*[°º]\s*)?:?/i, '')
    .replace(/[\s.-]/g, '')
  return /^\d{7}$/.test(compact) ? `0${compact}` : compact
}

function readTelephone(cell: string): string {
  const label = /^(t[ée]l(\.|[ée]phone)?|gsm|mob(ile|\.)?|portable|port\.?)\s*[:.]?\s*/i
  return normalisePhone(
    withoutExponent(digitsText(cell))
      .replace(label, '')
      .replace(/[\u200e\u200f\u202a-\u202e]/g, ''),
  )
}

const readEmail = (cell: string) =>
  oneLine(cell)
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .replace(/\s/g, '')
    .toLowerCase()

const ARABIC_CODES: Record<string, string> = { ا: 'A', ب: 'B', ج: 'C', د: 'D' }

/** 'Permis B' → 'B', 'b+e' → 'BE'. Two categories in one cell are left unchanged and so count as unknown. */
function readPermi(cell: string): string {
  const words =
    /\b(permis|permit|licen[cs]e|driving|f[uü]hrerschein|carta|cat[ée]gorie|category|kategorie|categoria|classe|class|klasse|type|cat|de|conduire)\b\.?|رخصة|صنف/gi
  const text = oneLine(
    latinDigits(cell)
      .replace(/\([^)]*\)/g, ' ')
      .normalize('NFC')
      .replace(words, ' ')
      .replace(/[«»"':]/g, ' '),
  )
  const arabic = ARABIC_CODES[fold(text)]
  return arabic ?? text.replace(/[\s+-]/g, '').toUpperCase()
}

function isEmpty(field: ImportField, cell: string): boolean {
  return EMPTY_MARKS.test(cell) || (NO_WORDS.has(field) && EMPTY_WORDS.has(fold(cell)))
}

function readText(field: ImportField, cell: string): string {
  switch (field) {
    case 'cin':
      return readCin(cell)
    case 'telephone':
      return readTelephone(cell)
    case 'email':
      return readEmail(cell)
    case 'permi':
      return readPermi(cell)
    case 'passeport':
      return digitsText(cell)
        .replace(/[\s.-]/g, '')
        .toUpperCase()
    case 'note':
      return cell.trim()
    default:
      return oneLine(cell)
  }
}

function readField(field: ImportField, cell: string, today: string, row: ReadCells): void {
  const { values, errors } = row
  if (FORMULA_FAULT.test(cell.trim())) {
    errors[field] = 'invalid'
  } else if (field === 'dateNaissance' || field === 'dateInscription') {
    const day = readDay(cell, today)
    if (day) values[field] = day
    else errors[field] = 'date'
  } else if (field === 'sexe') {
    const sexe = readSexe(cell)
    if (sexe) values.sexe = sexe
    else errors.sexe = 'invalid'
  } else if (field === 'source') {
    const source = readSource(cell)
    if (source) values.source = source
    else errors.source = 'invalid'
  } else {
    values[field] = readText(field, cell)
  }
}

/**
 * Reads the cells of one row as schools write them: dates in French, ISO and spreadsheet forms, numbers that lost
 * their zeros, words for a sex. `errors` names the cells that cannot be read; the schema judges the rest.
 */
export function readCells(cells: ImportCells, today: string): ReadCells {
  const row: ReadCells = { values: {}, errors: {} }
  for (const [field, cell] of Object.entries(cells) as [ImportField, string | undefined][]) {
    // Text copied from a web page contains no-break spaces and invisible marks.
    const text = cell?.replace(/[\u00a0\u202f\u2007]/g, ' ').replace(/[\u200b\ufeff]/g, '') ?? ''
    if (!isEmpty(field, text)) readField(field, text, today, row)
  }
  return row
}
