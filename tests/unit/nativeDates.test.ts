import { filesOf, parse, stringsOf, walk } from '@tests/helpers/sources'
import { expect, it } from 'vitest'

/** The fields that a browser draws in its own language, whichever the page speaks. */
const NATIVE = ['date', 'time', 'datetime-local', 'month', 'week']
/** As properties, which an input may be given by a spread; `type: 'date'` is a filter of a list. */
const SPREAD = ['time', 'datetime-local', 'month', 'week']

/** Every `type="…"` of an element and every `type: '…'` of an object that stands for such a field. */
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

it('no field leaves it to the browser how a date or a time is written', () => {
  const found = filesOf('src', /\.tsx$/).flatMap((file) => nativeTypes(file).map((type) => `${file}: ${type}`))
  expect(found).toEqual([])
})
