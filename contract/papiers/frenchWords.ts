/** The currencies in which papers are written. */
export type PaperCurrency = 'TND' | 'EUR'

const UNITS = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  ...['treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
]
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

const unit = (value: number) => UNITS[value] ?? ''

/** The words of a number below a hundred; `quatre-vingts` has its s only when nothing follows. */
function underHundred(value: number, isLast: boolean): string {
  if (value < 20) return unit(value)
  const ten = Math.floor(value / 10)
  // 70 to 79 and 90 to 99 continue the counts of sixty and eighty.
  const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10
  const name = TENS[ten] ?? ''
  if (rest === 0) return ten === 8 && isLast ? `${name}s` : name
  const hasAnd = (rest === 1 && ten < 8) || (rest === 11 && ten === 7)
  return hasAnd ? `${name} et ${unit(rest)}` : `${name}-${unit(rest)}`
}

function underThousand(value: number, isLast: boolean): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds === 0) return underHundred(rest, isLast)
  const cent = hundreds === 1 ? 'cent' : `${unit(hundreds)} cent`
  if (rest === 0) return hundreds > 1 && isLast ? `${cent}s` : cent
  return `${cent} ${underHundred(rest, isLast)}`
}

/** A whole number below a thousand millions in French words. */
export function frenchNumber(value: number): string {
  if (value === 0) return unit(0)
  const millions = Math.floor(value / 1_000_000)
  const thousands = Math.floor(value / 1000) % 1000
  const rest = value % 1000
  const words: string[] = []
  // « million » is a noun, so the number before it keeps its s. « mille » is not, and never changes.
  if (millions > 0) words.push(`${underThousand(millions, true)} million${millions > 1 ? 's' : ''}`)
  if (thousands > 0) words.push(thousands === 1 ? 'mille' : `${underThousand(thousands, false)} mille`)
  if (rest > 0) words.push(underThousand(rest, true))
  return words.join(' ')
}

const NAMES = {
  TND: { whole: 'dinar', part: 'millime', partsOf: (millimes: number) => millimes },
  EUR: { whole: 'euro', part: 'centime', partsOf: (millimes: number) => Math.round(millimes / 10) },
} as const

const counted = (value: number, name: string) => `${frenchNumber(value)} ${name}${value > 1 ? 's' : ''}`

/** An amount in French words: « huit cent trente-cinq dinars et cinq cents millimes ». */
export function frenchAmount(millimes: number, currency: PaperCurrency): string {
  const { whole, part, partsOf } = NAMES[currency]
  const wholes = Math.floor(millimes / 1000)
  const parts = partsOf(millimes % 1000)
  // « un million de dinars »: a noun takes `de`.
  const main =
    wholes >= 1_000_000 && wholes % 1_000_000 === 0
      ? `${frenchNumber(wholes)} d${/^[aeiou]/.test(whole) ? '’' : 'e '}${whole}s`
      : counted(wholes, whole)
  if (parts === 0) return main
  return wholes === 0 ? counted(parts, part) : `${main} et ${counted(parts, part)}`
}
