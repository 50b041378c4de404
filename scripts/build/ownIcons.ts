import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const STATEMENT = /(import|export) \{([^}]+)\} from ['"]lucide-react['"]/g
const EXPORT = /export \{([^}]+)\} from ['"]\.\/(icons\/[^'"]+)['"]/g

const libraryFolder = () => join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')

/** The file of every icon, by each of its names. */
function iconFiles(folder: string): Map<string, string> {
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.replace('default as', '').trim(), normalizePath(join(folder, file))] as const),
    ),
  )
}

/**
 * Imports each icon from its own file. Through the library's index every page would depend on every icon of all
 * pages, and the first page would load them all.
 */
export function ownIcons(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('lucide-react')) return
      files ??= iconFiles(libraryFolder())
      const known = files
      return code.replace(STATEMENT, (whole, kind: string, names: string) => {
        const parts = names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
        const imports = parts.map((part) => {
          const [name = '', local = name] = part.split(' as ').map((word) => word.trim())
          const file = known.get(name)
          if (!file) return null
          return kind === 'import' ? `import ${local} from '${file}'` : `export { default as ${local} } from '${file}'`
        })
        // Imports that are no icons (a function, a type) stay unchanged.
        return imports.includes(null) ? whole : imports.join(';')
      })
    },
  }
}
