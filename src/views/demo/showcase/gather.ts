import type { ComponentType } from 'react'

export interface ShowcaseExample {
  /** The name of the component and of its file. */
  name: string
  Show: ComponentType
  /** The text of its file. */
  source: string
}

/** The named examples of a folder, in this order. @throws when a file is missing or exports something else */
export function gather(
  modules: Record<string, Record<string, ComponentType>>,
  sources: Record<string, string>,
  names: readonly string[],
): ShowcaseExample[] {
  return names.map((name) => {
    const [Show, source] = [modules[`./${name}.tsx`]?.[name], sources[`./${name}.tsx`]]
    if (!Show || source === undefined) throw new Error(`No example ${name}`)
    return { name, Show, source }
  })
}
