// @vitest-environment node
import { filesOf, parse, walk } from '@tests/helpers/sources'
import type { ESTree } from 'vite'
import { describe, expect, it } from 'vitest'

/** What is pressed: elements, pieces of the kit and of the library. */
const PRESSED = new Set(['button', 'Button', 'IconButton', 'RsButton', 'DropdownItem', 'ListGroupItem'])
/** What makes a press do something: its own handler, an address, or that of the calendar's library. */
const ALIVE = /^(?:on(?:Click|DoubleClick|MouseDown|PointerDown|Select)|to|href|data-evenement)$/
/** What says that there is nothing to press. */
const AT_REST = /^(?:disabled|header|divider|text|pending)$/
/** Submits its form, or gives back what was in it. */
const OF_A_FORM = /^(?:submit|reset)$/

const nameOf = (element: ESTree.JSXOpeningElement) =>
  element.name.type === 'JSXIdentifier' ? element.name.name : undefined

/** The attributes of an element by their names; undefined where some are spread into it. */
function attributesOf({ attributes }: ESTree.JSXOpeningElement): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>()
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') return undefined
    if (attribute.name.type !== 'JSXIdentifier') continue
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
  // A line of a list is pressed only where it says so.
  if (name === 'ListGroupItem' && !attributes.has('action')) return false
  return ![...attributes.keys()].some((attribute) => ALIVE.test(attribute) || AT_REST.test(attribute))
}

const keysOf = ({ properties }: ESTree.ObjectExpression) =>
  properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '…',
  )

/** Whether an object is an action of a menu that neither leads anywhere nor does anything. */
function isDeadAction(node: ESTree.Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const keys = keysOf(node)
  if (keys.includes('…') || !keys.includes('id') || !keys.includes('label')) return false
  return !['onSelect', 'to', 'disabled', 'onClick'].some((key) => keys.includes(key))
}

/** The actions given to a menu, as written in the file. */
function deadActions(element: ESTree.JSXOpeningElement): number {
  if (!['Menu', 'ContextMenu'].includes(nameOf(element) ?? '')) return 0
  let dead = 0
  walk(element.attributes, (node) => {
    if (isDeadAction(node)) dead += 1
  })
  return dead
}

/** The lines of a file whose controls do nothing. */
function deadIn(path: string): string[] {
  const { program } = parse(path)
  const found: string[] = []
  const elements: ESTree.JSXOpeningElement[] = []
  walk(program, (node) => {
    if (node.type === 'JSXOpeningElement') elements.push(node)
  })
  const anchors = elements.some((element) => ['target', 'toggler'].some((name) => attributesOf(element)?.has(name)))
  for (const node of elements) {
    if (isDead(node, anchors) || deadActions(node) > 0) found.push(`${path}: <${nameOf(node)}>`)
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
