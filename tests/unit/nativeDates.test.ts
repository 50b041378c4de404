import { filesOf, parse, stringsOf, walk } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

/** The input types that a browser draws in its own language, not in the page's. */
const NATIVE = ['date', 'time', 'datetime-local', 'month', 'week']
/** The types to look for in objects, which may be spread on an input; `type: 'date'` is a list filter. */
const SPREAD = ['time', 'datetime-local', 'month', 'week']

/** Every `type="…"` of an element and `type: '…'` of an object that is such a field. */
function nativeTypes(file: string): string[] {
  const found: string[] = []
  walk(parse(file).program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'type' && node.value) {
      const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      found.push(...stringsOf(value).filter((type) => NATIVE.includes(type)))
    } else if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'type') {
      found.push(...stringsOf(node.value).filter((type) => SPREAD.includes(type)))
    }
  })
  return found
}

it('date and time fields never use the browser’s own inputs', () => {
  const found = filesOf('src', /\.tsx$/).flatMap((file) => nativeTypes(file).map((type) => `${file}: ${type}`))
  expect(found).toEqual([])
})
