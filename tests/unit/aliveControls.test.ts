// @vitest-environment node
import { filesOf, parse, walk } from '@tests/helpers/sources/sources'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Controls that can be pressed: elements, and components of the kit and of the library. */
const PRESSED = new Set(['button', 'Button', 'IconButton', 'RsButton', 'DropdownItem', 'ListGroupItem'])
/** Attributes that make a press do something: a handler, an address, or the hook of the calendar's library. */
const ALIVE = /^(?:on(?:Click|DoubleClick|MouseDown|PointerDown|Select)|to|href|data-evenement)$/
/** Attributes that mark a control as inactive. */
const AT_REST = /^(?:disabled|header|divider|text|pending)$/
/** Types of buttons that act on their form. */
const OF_A_FORM = /^(?:submit|reset)$/

const nameOf = (element: ESTree.JSXOpeningElement) =>
  element.name.type === 'JSXIdentifier' ? element.name.name : undefined

/** Fields whose value the page holds. The page must accept what is typed or chosen. */
const FILLED = new Set(['input', 'select', 'textarea', 'Select', 'RichSelect', 'RichText', 'Stepper', 'DayInput'])
const TAKES = /^on(?:Change|Input|Rate|Search)$/
const NOT_TYPED = /^(?:button|submit|reset|hidden)$/
const BOX = /^(?:checkbox|radio)$/
const HELD_ON_PURPOSE = /^(?:disabled|readOnly|state)$/

/** Whether a handler does nothing: `() => undefined`, `() => {}`. */
function isIdle(value: ESTree.JSXAttribute['value']): boolean {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ArrowFunctionExpression') return false
  const { body } = value.expression
  if (body.type === 'BlockStatement') return body.body.length === 0
  return body.type === 'Identifier' && body.name === 'undefined'
}

/**
 * The attributes of an element by name, without handlers that do nothing; undefined when attributes are spread into it.
 */
function attributesOf({ attributes }: ESTree.JSXOpeningElement): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>()
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') return undefined
    if (attribute.name.type !== 'JSXIdentifier' || isIdle(attribute.value)) continue
    found.set(attribute.name.name, attribute.value?.type === 'Literal' ? attribute.value.value : true)
  }
  return found
}

/** @param anchors whether the library hangs its boxes on elements of the file by their `id` */
function isDead(element: ESTree.JSXOpeningElement, anchors: boolean): boolean {
  const name = nameOf(element)
  if (!name || !PRESSED.has(name)) return false
  const attributes = attributesOf(element)
  if (!attributes || (anchors && attributes.has('id'))) return false
  if (OF_A_FORM.test(String(attributes.get('type')))) return false
  // An item of a list can only be pressed if it has `action`.
  if (name === 'ListGroupItem' && !attributes.has('action')) return false
  return ![...attributes.keys()].some((attribute) => ALIVE.test(attribute) || AT_REST.test(attribute))
}

/** Whether a field shows a value of the page but does not accept changes. */
function isDeaf(element: ESTree.JSXOpeningElement): boolean {
  const attributes = FILLED.has(nameOf(element) ?? '') ? attributesOf(element) : undefined
  const type = String(attributes?.get('type'))
  if (!attributes || NOT_TYPED.test(type)) return false
  // The value of a checkbox is what it sends, not whether it is checked.
  if (!attributes.has(BOX.test(type) ? 'checked' : 'value')) return false
  return ![...attributes.keys()].some((attribute) => TAKES.test(attribute) || HELD_ON_PURPOSE.test(attribute))
}

const keysOf = ({ properties }: ESTree.ObjectExpression) =>
  properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '…',
  )

/** Whether an object is a menu action that neither leads anywhere nor does anything. */
function isDeadAction(node: ESTree.Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const keys = keysOf(node)
  if (keys.includes('…') || !keys.includes('id') || !keys.includes('label')) return false
  return !['onSelect', 'to', 'disabled', 'onClick'].some((key) => keys.includes(key))
}

/** The number of actions without effect that the file gives to a menu. */
function deadActions(element: ESTree.JSXOpeningElement): number {
  if (!['Menu', 'ContextMenu'].includes(nameOf(element) ?? '')) return 0
  let dead = 0
  walk(element.attributes, (node) => {
    if (isDeadAction(node)) dead += 1
  })
  return dead
}

/** The lines of a file with controls that do nothing. */
const deadIn = (path: string) => deadOf(parse(path).program, path)
const deadInCode = (code: string) => deadOf(parseSync('one.tsx', code).program, 'one.tsx')

function deadOf(program: ESTree.Program, path: string): string[] {
  const found: string[] = []
  const elements: ESTree.JSXOpeningElement[] = []
  walk(program, (node) => {
    if (node.type === 'JSXOpeningElement') elements.push(node)
  })
  const anchors = elements.some((element) => ['target', 'toggler'].some((name) => attributesOf(element)?.has(name)))
  for (const node of elements) {
    if (isDead(node, anchors) || isDeaf(node) || deadActions(node) > 0) found.push(`${path}: <${nameOf(node)}>`)
  }
  return found
}

describe('every control does something', () => {
  it.each(['src/views', 'src/parts', 'src/@core', 'src/router'])('in %s', (folder) => {
    const files = filesOf(folder, /\.tsx$/)
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap(deadIn)).toEqual([])
  })
})

describe('the reader of controls', () => {
  const first = (code: string) => deadInCode(`const One = () => ${code}`)

  it.each([
    ['<button type="button">x</button>', 1],
    ['<button type="button" onClick={() => undefined}>x</button>', 1],
    ['<button type="button" onClick={() => {}}>x</button>', 1],
    ['<button type="button" onClick={() => save()}>x</button>', 0],
    ['<select value={one} />', 1],
    ['<input type="checkbox" checked={isOn} onChange={() => undefined} />', 1],
    ['<input type="checkbox" checked={isOn} onChange={toggle} />', 0],
    ['<input type="radio" name="size" value="small" />', 0],
    ['<input type="button" value="x" onClick={save} />', 0],
    ['<input value={text} readOnly />', 0],
    ['<Menu label="x" items={[{ id: "a", label: "A" }]} />', 1],
  ])('reads %s', (code, dead) => {
    expect(first(code)).toHaveLength(dead)
  })
})
