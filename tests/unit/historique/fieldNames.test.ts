import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, parse, ROOT, walk } from '@tests/helpers/sources/sources'
import type { ESTree } from 'vite'
import { expect, it } from 'vitest'

const TEXTS = 'src/assets/locales/fr'
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, TEXTS, file), 'utf8'))

/** The names under which the log finds a field (`fieldWords.ts`). */
const named = new Set(
  [read('fields.json'), read('planning/planning.json').rules, read('argent/reglages.json').label].flatMap(Object.keys),
)
/** Fields that the log names in another way: the hours of a weekday by the weekday, and an import by its file. */
const isToldOtherwise = (field: string) => /^jour[1-7]$/.test(field)

const isSide = (name: string | undefined) => name === 'before' || name === 'after'

function literalsOf(node: ESTree.Node): string[] {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
}

/** The fields that a command logs literally: `after: { montant, motif }`. */
function writtenBy(path: string): string[] {
  const fields: string[] = []
  walk(parse(path).program, (node) => {
    if (node.type === 'Property' && node.key.type === 'Identifier' && isSide(node.key.name)) {
      fields.push(...literalsOf(node.value))
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isSide(node.id.name) && node.init) {
      fields.push(...literalsOf(node.init))
    }
  })
  return fields
}

const written = filesOf('backend/commands', /\.ts$/).flatMap(writtenBy)

it('every field that a command writes in the log has a name', () => {
  expect(written.length).toBeGreaterThan(50)
  expect([...new Set(written)].filter((field) => !named.has(field) && !isToldOtherwise(field))).toEqual([])
})
