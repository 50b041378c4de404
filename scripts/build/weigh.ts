import { gzipSync } from 'node:zlib'
import type { Budget } from './budgets.ts'
import { type Bundle, filesOfPage, PAGE, reach } from './reach.ts'

const KILOBYTE = 1000
const FONT = /[\w./-]+\.woff2/g

/** The size of a page: its files, and the share of each part of the code. */
export interface Weighed {
  measured: Budget
  /** Kilobytes of source in the bundle by part: a package, or a folder of the project. */
  parts: Map<string, number>
}

const textOf = (bundle: Bundle, file: string): string | Uint8Array => {
  const found = bundle[file]
  if (!found) return ''
  return found.type === 'chunk' ? found.code : found.source
}

/** The part that a module belongs to: its package or its folder, such as `react-dom` and `src/views/candidat`. */
export function partOf(module: string, root: string): string {
  const path = (module.split('?')[0] ?? '').replace(/^\0/, '')
  const [, ofPackage] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (ofPackage) return ofPackage
  const own = path.startsWith(root) ? path.slice(root.length + 1) : path
  return own.split('/').slice(0, -1).slice(0, 3).join('/') || own
}

/** The chunks that contain modules whose paths end with these names. */
function chunksWith(bundle: Bundle, modules: readonly string[]): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return []
    const has = file.moduleIds.some((id) => modules.some((one) => id.split('?')[0]?.endsWith(`/${one}`)))
    return has ? file.fileName : []
  })
}

/** Measures files as they are sent. Fonts are already compressed. */
export function weigher(bundle: Bundle) {
  const sizes = new Map<string, number>()
  return (file: string): number => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const text = textOf(bundle, file)
    const size = (file.endsWith('.woff2') ? Buffer.from(text) : gzipSync(text, { level: 9 })).length / KILOBYTE
    sizes.set(file, size)
    return size
  }
}

/**
 * Measures a page that needs some modules besides those of index.html.
 * @param modules ends of their paths
 * @throws when a module is not in the bundle
 */
export function weigh(
  bundle: Bundle,
  modules: readonly string[],
  sizeOf: (file: string) => number,
  root: string,
): Weighed {
  for (const module of modules)
    if (chunksWith(bundle, [module]).length === 0) throw new Error(`${module} is not bundled`)
  const code = reach(bundle, [...filesOfPage(bundle), ...chunksWith(bundle, modules)])
  const styles = [...code].filter((file) => file.endsWith('.css'))
  const named = styles.flatMap((file) => String(textOf(bundle, file)).match(FONT) ?? [])
  const fonts = Object.keys(bundle).filter((file) => named.some((name) => file.endsWith(name.replace(/^.*\//, ''))))
  const files = [...new Set([PAGE, ...code, ...fonts])]
  const sum = (some: readonly string[]) => some.reduce((total, file) => total + sizeOf(file), 0)
  const parts = new Map<string, number>()
  for (const file of code) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
      const part = partOf(module, root)
      parts.set(part, (parts.get(part) ?? 0) + renderedLength / KILOBYTE)
    }
  }
  return {
    measured: {
      js: sum(files.filter((file) => file.endsWith('.js'))),
      css: sum(styles),
      fonts: sum(fonts),
      requests: files.length,
      bytes: sum(files),
    },
    parts,
  }
}
