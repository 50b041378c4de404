import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export const ROOT = resolve(import.meta.dirname, '../../..')

/** The paths of all files of a folder, from the project's root. */
export function filesOf(folder: string, pattern: RegExp): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => pattern.test(path) && !path.includes('node_modules'))
    .sort()
}

/** The syntax tree of a source file and its imports. */
export function parse(path: string): ReturnType<typeof parseSync> {
  return parseSync(path, readFileSync(join(ROOT, path), 'utf8'))
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Calls `visit` with every node of a syntax tree, parents first. */
export function walk(value: unknown, visit: (node: ESTree.Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
    return
  }
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) walk(child, visit)
}

/** The strings in a literal or in an array of literals. */
export function stringsOf(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((element) => stringsOf(element))
  return []
}
