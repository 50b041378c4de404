import { logicalCss } from '@scripts/build/logicalCss'
import { expect, it } from 'vitest'

/** A declaration as the plugin leaves it. */
function written(selector: string, prop: string, value: string): string {
  const declaration = { prop, value, parent: { selector } }
  logicalCss().Declaration(declaration)
  return `${declaration.prop}: ${declaration.value}`
}

it('the sides of Bootstrap’s sheets become logical', () => {
  expect(written('.table', 'text-align', 'left')).toBe('text-align: start')
  expect(written('.btn', 'margin-right', '1px')).toBe('margin-inline-end: 1px')
  expect(written('.btn', 'border-left-color', 'red')).toBe('border-inline-start-color: red')
})

it('an Arabic name in a French page begins where the other names do, and a Latin one in an Arabic page too', () => {
  expect(written("[dir='auto']", 'text-align', 'left')).toBe('text-align: left')
  expect(written("[dir='rtl'] [dir='auto']", 'text-align', 'right')).toBe('text-align: right')
})
