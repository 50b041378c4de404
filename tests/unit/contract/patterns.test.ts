import { filesOf, parse, walk } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

/** Long runs of typical contents of fields, each ending with something that no pattern expects. */
const RUNS = [
  ' ',
  'a',
  '0',
  '.',
  '-',
  '+',
  '_',
  '@',
  '%',
  '/',
  '"',
  "'",
  '\t',
  '\n',
  'é',
  '= ',
  'a ',
  '0 ',
  'a.',
  'a-',
  'a@',
]
const LENGTH = 40_000
const HOSTILE = RUNS.flatMap((run) => ['', 'x', '0'].map((start) => `${start}${run.repeat(LENGTH)}\u0001`))
/** A linear pattern needs far less than a millisecond, a quadratic one half a second. */
const LIMIT_MS = 60

/** Exceptions: patterns for short texts that the code itself has written. */
const APART = ['src/@core/spreadsheet/xlsx/xlsxCells.ts /\\.?0+$/']

/** The regular expressions in a file. */
function patternsOf(file: string): RegExp[] {
  const found: RegExp[] = []
  walk(parse(file).program, (node) => {
    if (node.type === 'Literal' && 'regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
  })
  return found
}

function slowOn(pattern: RegExp): string | undefined {
  return HOSTILE.find((text) => {
    const start = process.cpuUsage()
    text.search(pattern)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 > LIMIT_MS
  })
}

it('checks what users send with patterns whose time grows no faster than the text', { tags: ['long'] }, () => {
  const files = ['contract', 'backend', 'server', 'src/@core', 'src/@fake-db'].flatMap((folder) =>
    filesOf(folder, /\.tsx?$/),
  )
  const patterns = files.flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })))
  expect(patterns.length).toBeGreaterThan(50)
  const slow = patterns.flatMap(({ file, pattern }) => {
    const text = slowOn(pattern)
    return text === undefined || APART.includes(`${file} ${pattern}`)
      ? []
      : [`${file} ${pattern} on ${JSON.stringify(text.slice(0, 4))}…`]
  })
  expect(slow).toEqual([])
})
