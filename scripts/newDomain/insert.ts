import { Refusal } from './names'

/** A shared file while it is changed. */
export interface Shared {
  path: string
  text: string
}

const missing = ({ path }: Shared, anchor: string) =>
  new Refusal(
    `${path}: « ${anchor.trim()} » is not there any more; say in scripts/newDomain/shared.ts where to insert. Nothing was changed.`,
  )

/**
 * Adds lines at the end of a block, given the texts it begins and ends with.
 * @throws {Refusal} when they are missing
 */
export function intoBlock(file: Shared, begin: string, end: string, lines: string): Shared {
  const start = file.text.indexOf(begin)
  if (start < 0) throw missing(file, begin)
  const at = file.text.indexOf(end, start + begin.length)
  if (at < 0) throw missing(file, end)
  return { ...file, text: `${file.text.slice(0, at)}\n${lines}${file.text.slice(at)}` }
}

/**
 * Adds lines before the only line that begins with this text.
 * @throws {Refusal} when there is none, or more than one
 */
export function before(file: Shared, anchor: string, lines: string): Shared {
  const at = file.text.indexOf(`\n${anchor}`)
  if (at < 0 || file.text.includes(`\n${anchor}`, at + 1)) throw missing(file, anchor)
  return { ...file, text: `${file.text.slice(0, at)}\n${lines}${file.text.slice(at)}` }
}

/** Adds an import; the formatter sorts it. */
export function importing(file: Shared, line: string): Shared {
  const at = file.text.indexOf('import ')
  if (at < 0) throw missing(file, 'import')
  return { ...file, text: `${file.text.slice(0, at)}${line}\n${file.text.slice(at)}` }
}

/** Adds a text to a translation file, in the named object or at the top. @throws {Refusal} when the key exists */
export function intoTexts(file: Shared, within: string | null, key: string, text: string): Shared {
  const texts: Record<string, unknown> = JSON.parse(file.text)
  const place = within === null ? texts : texts[within]
  if (typeof place !== 'object' || place === null) throw missing(file, `"${within}"`)
  if (key in place) throw new Refusal(`${file.path}: « ${key} » is there already. Nothing was changed.`)
  Object.assign(place, { [key]: text })
  return { ...file, text: `${JSON.stringify(texts, null, 2)}\n` }
}

const nameOf = (line: string) => /^CREATE .*?(?:TABLE|INDEX|TRIGGER) "?(\w+)/.exec(line)?.[1] ?? ''

/** Adds statements to the lines of a file that are sorted by the name of table or index. */
export function intoSorted(file: Shared, added: readonly string[]): Shared {
  const lines = file.text.trimEnd().split('\n')
  for (const line of added) {
    const isAfter = (other: string) => nameOf(other) > nameOf(line)
    const [next, last] = [lines.findIndex(isAfter), lines.findLastIndex((other) => nameOf(other) !== '')]
    if (last < 0) throw missing(file, 'CREATE TABLE')
    lines.splice(next < 0 ? last + 1 : next, 0, line)
  }
  return { ...file, text: `${lines.join('\n')}\n` }
}
