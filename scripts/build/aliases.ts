import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface TsConfig {
  compilerOptions: { paths: Record<string, string[]> }
}

/** The aliases of tsconfig.json in the form of Vite and Vitest, so that they are written in one place only. */
export function aliasesFromTsConfig(root: string): { find: RegExp; replacement: string }[] {
  // The project's own file has this shape, which JSON.parse cannot infer.
  const config = JSON.parse(readFileSync(resolve(root, 'tsconfig.json'), 'utf8')) as TsConfig
  return Object.entries(config.compilerOptions.paths).flatMap(([alias, targets]) =>
    targets.slice(0, 1).map((target) => ({
      find: new RegExp(`^${alias.replace('/*', '/')}`),
      replacement: `${resolve(root, target.replace('/*', ''))}/`,
    })),
  )
}
