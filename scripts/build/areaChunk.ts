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
 * One chunk of everything that the named modules import, also when lazily loaded pages share it: dozens of small
 * chunks compress worse than one and are requested one after the other. A module imported by two areas belongs to the
 * one with the higher priority.
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
