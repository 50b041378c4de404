import type { Rolldown } from 'vite'

type Group = Exclude<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'], undefined>[number]

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null
}

function closureOf(roots: string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

function known(path: string, graph: Graph): string {
  if (!graph.getModuleInfo(path)) throw new Error(`${path} is not part of the build: see scripts/build/areas.ts`)
  return path
}

/**
 * One chunk with everything that the named modules import, even if lazily loaded pages share it: dozens of small chunks
 * compress worse and are requested one after the other. A module of two areas goes to the one with the higher priority.
 */
export function areaChunk(area: string, modules: string[], priority: number): Group {
  let closure: Set<string> | undefined
  return {
    name(id, graph) {
      closure ??= closureOf(
        modules.map((path) => known(path, graph)),
        graph,
      )
      return closure.has(id) ? area : null
    },
    includeDependenciesRecursively: false,
    priority,
  }
}

/**
 * The part of an area that the named pages import, for pages that are opened first. Its priority is above that of the
 * area.
 */
export function partOfArea(part: string, pages: string[], area: string[], priority: number): Group {
  let members: Set<string> | undefined
  return {
    name(id, graph) {
      if (!members) {
        const wanted = closureOf(
          pages.map((path) => known(path, graph)),
          graph,
        )
        members = new Set([...closureOf(area, graph)].filter((each) => wanted.has(each)))
      }
      return members.has(id) ? part : null
    },
    includeDependenciesRecursively: false,
    priority,
  }
}

/**
 * One chunk with everything that a lazily loaded module imports and that is not loaded by then; none in a build without
 * that module. The module itself stays separate, because inside a group the bundler loses its exports.
 * @param loaded the entry that loads the module
 */
export function laterChunk(name: string, module: string, loaded: string): Group {
  let closure: Set<string> | undefined
  return {
    name(id, graph) {
      // If several builds share this group, such as one for each worker, the first may lack the module.
      if (!graph.getModuleInfo(module)) return null
      if (!closure) {
        const known = closureOf([loaded], graph).add(module)
        closure = new Set([...closureOf([module], graph)].filter((each) => !known.has(each)))
      }
      return closure.has(id) ? name : null
    },
    includeDependenciesRecursively: false,
  }
}

/** Keeps a chunk name for modules that the first pages import. All other modules of that name go to `<name>-later`. */
export function byTurn(
  name: (id: string, graph: Graph) => string,
  split: string,
  firstPages: string[],
): (id: string, graph: Graph) => string {
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= closureOf(firstPages, graph)
    const found = name(id, graph)
    return found === split && !first.has(id) ? `${split}-later` : found
  }
}

/**
 * Names a shared chunk by the heavy parts that a module imports: with `{form: /…/}`, a module that imports the forms,
 * directly or indirectly, goes to `shared-form`, so that pages without a form do not load it. Modules that `loaded`
 * imports are on every page already and count as light.
 */
export function byReach(
  name: string,
  heavy: Record<string, RegExp>,
  loaded: string[],
): (id: string, graph: Graph) => string {
  let light: Set<string> | undefined
  const names = new Map<string, string>()
  return (id, graph) => {
    const known = names.get(id)
    if (known) return known
    light ??= closureOf(loaded, graph)
    const closure = [...closureOf([id], graph)].filter((each) => !light?.has(each))
    const reached = Object.keys(heavy).filter((part) => closure.some((each) => heavy[part]?.test(each)))
    const found = [name, ...reached].join('-')
    names.set(id, found)
    return found
  }
}

/**
 * Names a shared chunk by the importers of a module. The module goes to the first part whose test accepts its
 * importers, such as `icons-demo`, so that other pages do not load it.
 */
export function byImporters(
  name: string,
  apart: Record<string, (importers: readonly string[]) => boolean>,
): (id: string, graph: Graph) => string {
  return (id, graph) => {
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const [part] = Object.entries(apart).find(([, is]) => is(importers)) ?? []
    return part ? `${name}-${part}` : name
  }
}
