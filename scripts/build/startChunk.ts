import type { Rolldown } from 'vite'

type Group = Exclude<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'], undefined>[number]

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
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
  if (!graph.getModuleInfo(path)) throw new Error(`${path} is not part of the build: see START in vite.config.ts`)
  return path
}

/**
 * One chunk of all that the named modules import, whatever lazily loaded page shares it: a dozen small
 * chunks on the way to the first page compress worse than one, and are asked for one after the other.
 */
export function startChunk(modules: string[]): Group {
  let closure: Set<string> | undefined
  return {
    name(id, graph) {
      closure ??= closureOf(
        modules.map((path) => known(path, graph)),
        graph,
      )
      return closure.has(id) ? 'start' : null
    },
    includeDependenciesRecursively: false,
    // Before any other group asks for a module.
    priority: 1,
  }
}
