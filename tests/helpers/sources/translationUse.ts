import type { ESTree } from 'vite'
import { parse, stringsOf, walk } from './sources'

/** A use of a translation: a key, or a pattern where part of the key is known at run time only. */
export interface KeyUse {
  file: string
  namespaces: string[]
  key: string | RegExp
  /** True for a call of `t`, false for a string that may be a key. */
  certain: boolean
}

interface Binding {
  namespaces: string[]
  prefix: string
}

const DEFAULT_NAMESPACE = 'common'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function option(node: ESTree.Node | undefined, name: string): string[] {
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name
      ? stringsOf(property.value)
      : [],
  )
}

function bindingOf(call: ESTree.CallExpression): Binding {
  const namespaces = stringsOf(call.arguments[0])
  return {
    namespaces: namespaces.length ? namespaces : [DEFAULT_NAMESPACE],
    prefix: option(call.arguments[1], 'keyPrefix')[0] ?? '',
  }
}

/** The names of `t` in a file, each with its namespaces. */
function bindingsOf(program: ESTree.Program): Map<string, Binding[]> {
  const found = new Map<string, Binding[]>()
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return
    if (node.init?.type !== 'CallExpression' || node.init.callee.type !== 'Identifier') return
    if (node.init.callee.name !== 'useTranslation') return
    for (const property of node.id.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 't') continue
      if (property.value.type !== 'Identifier') continue
      const { name } = property.value
      found.set(name, [...(found.get(name) ?? []), bindingOf(node.init)])
    }
  })
  return found
}

/** Every key that an expression can produce. A template matches all keys around its unknown parts. */
function keysOf(node: ESTree.Node | null | undefined): (string | RegExp)[] {
  switch (node?.type) {
    case 'TemplateLiteral': {
      const texts = node.quasis.map((quasi) => quasi.value.cooked ?? '')
      if (texts.length === 1) return [texts[0] ?? '']
      return texts.some(Boolean) ? [new RegExp(`^${texts.map(escaped).join('.+')}$`)] : []
    }
    case 'ConditionalExpression':
      return [...keysOf(node.consequent), ...keysOf(node.alternate)]
    case 'LogicalExpression':
      return [...keysOf(node.left), ...keysOf(node.right)]
    case 'ArrayExpression':
      return node.elements.flatMap((element) => keysOf(element))
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return keysOf(node.expression)
    default:
      return stringsOf(node)
  }
}

function withPrefix(key: string | RegExp, prefix: string): string | RegExp {
  if (!prefix) return key
  return typeof key === 'string' ? `${prefix}.${key}` : new RegExp(`^${escaped(prefix)}\\.${key.source.slice(1)}`)
}

/** Splits `ns:key`, also for a pattern. */
function keyUseOf(file: string, key: string | RegExp, binding: Binding, certain: boolean): KeyUse {
  const source = typeof key === 'string' ? key : key.source.slice(1)
  const [, namespace, rest] = /^([\w-]+):(.+)$/.exec(source) ?? []
  if (namespace && rest) {
    return { file, certain, namespaces: [namespace], key: typeof key === 'string' ? rest : new RegExp(`^${rest}`) }
  }
  return { file, certain, namespaces: binding.namespaces, key: withPrefix(key, binding.prefix) }
}

function translatorOf(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  return callee.property.name === 't' ? 't' : undefined
}

/** Whether a string outside a call of `t` may be a key: `menu.open`, or `menu.` and `.open` around an unknown part. */
function looksLikeKey(key: string | RegExp): boolean {
  if (typeof key === 'string') return /\w[.:]\w/.test(key)
  return /^\^[\w-]+(\\\.|:)/.test(key.source) || /\\\.[\w-]+\$$/.test(key.source)
}

/** Every use of a translation in a file; strings that only look like a key are uncertain uses. */
export function translationUses(file: string, everyNamespace: string[]): KeyUse[] {
  const { program } = parse(file)
  const bindings = bindingsOf(program)
  const anywhere: Binding = { namespaces: everyNamespace, prefix: '' }
  const uses: KeyUse[] = []
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const name = translatorOf(node.callee)
      const [keys, options] = node.arguments
      if (name === undefined || (name !== 't' && !bindings.has(name))) return
      const named = option(options, 'ns')
      const known = named.length ? [{ namespaces: named, prefix: '' }] : (bindings.get(name) ?? [anywhere])
      const namespaces = known.flatMap((binding) => binding.namespaces)
      for (const key of keysOf(keys)) {
        const prefixes = new Set(known.map((binding) => binding.prefix))
        for (const prefix of prefixes) uses.push(keyUseOf(file, key, { namespaces, prefix }, prefixes.size === 1))
      }
    }
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      for (const key of keysOf(node)) {
        if (looksLikeKey(key)) {
          uses.push(keyUseOf(file, key, anywhere, false))
        }
      }
    }
  })
  return uses
}
