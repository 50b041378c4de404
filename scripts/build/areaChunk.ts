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
  if (!graph.getModuleInfo(path)) throw new Error(`${path} is not part of the build: see the areas in vite.config.ts`)
  return path
}

/**
 * One chunk of all that the named modules import, whatever lazily loaded page shares it: dozens of small
 * chunks on the way to a page compress worse than one, and are asked for one after the other. A module that
 * two of them import is in the one of the higher priority.
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
