import Papa from 'papaparse'

const DELIMITERS = [';', ',', '\t', '|'] as const
const SAMPLE_RECORDS = 200
const SAMPLE_LENGTH = 200_000
/** 'sep=;' on the first line is an instruction to Excel, which does not show it. */
const SEPARATOR_LINE = /^"?sep=([;,|\t])"?\n/i

interface Score {
  delimiter: string
  score: number
}

/** Scores how well a delimiter fits the text: many cells, the same number in every record, paired quotes. */
function scoreOf(text: string, delimiter: string): Score {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: SAMPLE_RECORDS })
  const records = data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  const best = { cells: 1, share: 0, value: 0 }
  for (const [cells, count] of counts) {
    const share = count / records.length
    const value = cells < 2 ? 0 : share * share * Math.log2(cells)
    if (value > best.value) Object.assign(best, { cells, share, value })
  }
  const quoteFaults = errors.filter(({ type }) => type === 'Quotes').length
  // An unpaired quote: the delimiter has cut through a quoted cell.
  const halves = records.flat().filter((cell) => (cell.split('"').length - 1) % 2 === 1).length
  return { delimiter, score: best.value / (1 + quoteFaults + halves) }
}

/** The most likely delimiter; a comma when nothing is conclusive. */
export function guessDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const scores = DELIMITERS.map((delimiter) => scoreOf(sample, delimiter))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.delimiter : ','
}

/** An unclosed quote would swallow the rest of the file: such a file is parsed with quotes as plain characters. */
function parse(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data
  return text.split('\n').map((line) => line.split(delimiter).map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}

/** The cells of a comma-, semicolon-, tab- or pipe-separated text, record by record. */
export function parseDelimited(source: string): string[][] {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const separator = SEPARATOR_LINE.exec(text)
  if (separator?.[1]) return parse(text.slice(separator[0].length), separator[1])
  return parse(text, guessDelimiter(text))
}
