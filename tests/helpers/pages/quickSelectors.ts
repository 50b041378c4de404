// For every element that a query by role looks at, jsdom asks its selector engine about every rule of its own style
// sheet and of the page's, which takes a quarter of the time of a page's test. The last part of most selectors
// (`:link`, `[hidden]`, `:where(.go12)`) already shows that they cannot match. This module decides these cases exactly
// like the engine would, and leaves the rest to it.

/** The internal element of jsdom that the engine receives. */
interface Node {
  readonly _localName: string
  readonly namespaceURI: string | null
  readonly ownerDocument: { readonly activeElement: Node | null; readonly documentElement: Node | null }
  getAttributeNS(namespace: null, name: string): string | null
}

interface Checked {
  match: boolean
  ast: object | null
  pseudoElement: string | null
}

/** The part of jsdom's selector engine that is made quicker. */
interface Engine {
  check(selector: string, node: Node, options?: object): Checked
  matches(selector: string, node: Node, options?: object): boolean
}

/** The requirements that an element must meet for one of the selectors of a list. */
interface Needs {
  tag: ReadonlySet<string> | null
  classes: string[]
  attributes: string[]
  hasFocus: boolean
  isRoot: boolean
  /** Whether nothing can match it. */
  isVain: boolean
  /** Whether it requires nothing but the tag. */
  isTag: boolean
}

const NOTHING = { tag: null, hasFocus: false, isRoot: false, isVain: false }
const HTML = 'http://www.w3.org/1999/xhtml'
const NEVER = new Set(['popover-open', 'autofill', 'modal'])
const PART =
  /^(?:(?<tag>\*|[a-z][\w-]*)|\.(?<class>[\w-]+)|\[(?<attribute>[\w-]+)(?:[~|^$*]?=[^\]]*)?\]|(?<element>::[\w-]+)|:(?<pseudo>[\w-]+)(?:\((?<inner>[^()]*)\))?)/i

/** Splits at the commas (or the combinators) outside of brackets. */
function cut(text: string, at: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (depth === 0 && at.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** Adds the requirements of a pseudo-class. An unknown one adds none. */
function readPseudo(needs: Needs, name: string, inner = ''): void {
  needs.isTag = false
  const inside = inner.split(',').map((part) => part.trim())
  if (NEVER.has(name)) needs.isVain = true
  if (name === 'link' || name === 'visited') needs.attributes.push('href')
  if (name === 'focus-visible') needs.hasFocus = true
  if (name === 'root') needs.isRoot = true
  if (name !== 'is' && name !== 'where') return
  if (inside.every((part) => /^[a-z][\w-]*$/i.test(part))) needs.tag ??= new Set(inside.map((tag) => tag.toLowerCase()))
  else if (/^\.[\w-]+$/.test(inner)) needs.classes.push(inner.slice(1))
}

/** The requirements of the last part of a selector; null when it is not understood. */
function needsOf(selector: string): Needs | null {
  const compounds = cut(selector, /[\s>+~]/)
  let rest = compounds.at(-1) ?? ''
  const isTag = compounds.length === 1 && /^[a-z]\w*$/i.test(rest)
  const needs: Needs = { ...NOTHING, classes: [], attributes: [], isTag }
  while (rest) {
    const part = PART.exec(rest)
    if (!part?.groups) return null
    const { tag, class: name, attribute, element, pseudo, inner } = part.groups
    if (tag && tag !== '*') needs.tag = new Set([tag.toLowerCase()])
    if (name) needs.classes.push(name)
    if (attribute) needs.attributes.push(attribute)
    if (element) needs.isVain = true
    if (pseudo) readPseudo(needs, pseudo, inner)
    rest = rest.slice(part[0].length)
  }
  return needs
}

function mayMatch(needs: Needs, node: Node): boolean {
  if (needs.isVain || (needs.tag && !needs.tag.has(node._localName.toLowerCase()))) return false
  if (needs.hasFocus && node.ownerDocument.activeElement !== node) return false
  if (needs.isRoot && node.ownerDocument.documentElement !== node) return false
  if (needs.attributes.some((name) => node.getAttributeNS(null, name) === null)) return false
  if (needs.classes.length === 0) return true
  const classes = node.getAttributeNS(null, 'class')?.toLowerCase() ?? ''
  return needs.classes.every((name) => classes.includes(name.toLowerCase()))
}

interface Known {
  needs: Needs[]
  /** The tags that the list contains as whole selectors. */
  tags: ReadonlySet<string>
  /** Whether the list contains nothing but tags. */
  isTags: boolean
  /** The engine's parsed selector, which a match returns. */
  ast: object | null
}

const known = new Map<string, Known | null>()

function read(selector: string): Known | null {
  if (selector.includes('\\') || selector.includes('/')) return null
  const needs = cut(selector, /,/).map(needsOf)
  const all = needs.filter((one) => one !== null)
  if (all.length !== needs.length) return null
  const tags = new Set(all.filter(({ isTag }) => isTag).flatMap(({ tag }) => [...(tag ?? [])]))
  return { needs: all, tags, isTags: all.every(({ isTag }) => isTag), ast: null }
}

function knowledgeOf(selector: string): Known | null {
  const found = known.get(selector)
  if (found !== undefined) return found
  const made = read(selector)
  known.set(selector, made)
  return made
}

/** Whether the element matches; undefined when the engine has to decide. */
function verdict({ needs, tags }: Known, node: Node): boolean | undefined {
  if (node.namespaceURI === HTML && tags.has(node._localName)) return true
  return needs.some((one) => mayMatch(one, node)) ? undefined : false
}

const quick = new WeakSet<Engine>()

/** Makes the engine of a document answer immediately when the last part of the selector is enough. */
export function quicken(engine: Engine): void {
  if (quick.has(engine)) return
  quick.add(engine)
  const { check, matches } = engine
  engine.check = (selector, node, options) => {
    const knowledge = knowledgeOf(selector)
    const known = knowledge && verdict(knowledge, node)
    if (known === false) return { match: false, ast: null, pseudoElement: null }
    if (known && knowledge?.ast) return { match: true, ast: knowledge.ast, pseudoElement: null }
    const result = check(selector, node, options)
    if (knowledge && result.match) knowledge.ast = result.ast
    return result
  }
  engine.matches = (selector, node, options) => {
    const knowledge = knowledgeOf(selector)
    return (knowledge?.isTags ? verdict(knowledge, node) : undefined) ?? matches(selector, node, options)
  }
}

/** The selector engine of a jsdom document. */
export function engineOf(document: Document): Engine {
  // jsdom stores its internal object under a symbol that it does not export.
  const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')
  const own: { _getDOMSelector(): Engine } = symbol && Reflect.get(document, symbol)
  return own._getDOMSelector()
}
