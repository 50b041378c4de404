import type { Plugin } from 'vite'
import { faultsOf, type ShippedPackage, shippedPackages } from '../supply/licences.ts'

const LIST = 'virtual:licences'
const TEXTS = 'virtual:licence-texts'
const resolved = (id: string) => `\0${id}`

/** `@scope/name` of a module below node_modules. */
const packageOf = (module: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]

/** Two modules: the list, which the page shows at once, and the licence texts, which are long and mostly identical. */
function modulesOf(packages: readonly ShippedPackage[]) {
  const texts = [...new Set(packages.map(({ text }) => text))]
  const list = packages.map(({ name, version, licence, text }) => ({
    name,
    version,
    licence,
    text: texts.indexOf(text),
  }))
  const moduleOf = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`
  return { [resolved(LIST)]: moduleOf('packages', list), [resolved(TEXTS)]: moduleOf('texts', texts) }
}

/**
 * Provides the licences of all shipped packages as two modules for their page. The build fails for a licence that is
 * not allowed, and for a bundled module whose package is not in the list.
 */
export function licencePages(root: string): Plugin {
  let packages: ShippedPackage[] | undefined
  const shipped = () => {
    packages ??= shippedPackages(root)
    return packages
  }
  return {
    name: 'voie-libre:licences',
    buildStart() {
      const faults = faultsOf(shipped())
      if (faults.length > 0) this.error(`Licences:\n${faults.join('\n')}`)
    },
    resolveId: (id) => (id === LIST || id === TEXTS ? resolved(id) : null),
    load: (id) => (id === resolved(LIST) || id === resolved(TEXTS) ? modulesOf(shipped())[id] : null),
    generateBundle(_, bundle) {
      const known = new Set(shipped().map(({ name }) => name))
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
      const unknown = new Set(modules.flatMap((module) => packageOf(module.split('?')[0] ?? '') ?? []))
      for (const name of known) unknown.delete(name)
      if (unknown.size > 0) this.error(`Bundled, but not among the dependencies: ${[...unknown].sort().join(', ')}`)
    },
  }
}
