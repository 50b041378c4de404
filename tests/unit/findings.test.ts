// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TESTS = join(ROOT, 'tests')

/** The tests that a row of the findings refers to: a file, and parts of its titles. */
function namedIn(cell: string): { file: string; titles: string[] }[] {
  return cell
    .split(/`(?=[\w/-]+\.(?:test|spec)\.tsx?`)/)
    .slice(1)
    .map((part) => {
      const [file = '', rest = ''] = part.split(/`(.*)/s)
      return { file, titles: [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }
    })
}

const places = (file: string) => [join(TESTS, file), join(TESTS, 'backend', file)]

it('the findings name tests that exist', () => {
  const lines = readFileSync(join(ROOT, 'docs/findings.md'), 'utf8').split('\n')
  const named = lines.filter((line) => line.startsWith('| ')).flatMap((line) => namedIn(line))
  expect(named.length).toBeGreaterThan(130)
  const missing = named.flatMap(({ file, titles }) => {
    const place = places(file).find(existsSync)
    if (!place) return [file]
    const text = readFileSync(place, 'utf8')
    return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})
