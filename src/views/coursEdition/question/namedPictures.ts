import { GROUPS } from '@contract/cours/panneaux'
import { loadScenes, loadSigns } from '@src/parts/panneau/loadPicture'
import type { Text } from '@src/parts/panneau/types'

export interface NamedPicture {
  /** The name that questions use: `sign:stop`. */
  value: string
  label: string
}

const named = (kind: 'sign' | 'scene', { id, name }: { id: string; name: Text }): NamedPicture => ({
  value: `${kind}:${id}`,
  label: `${name.fr} · ${name.ar}`,
})

/** Every picture with its names, in the order of the dictionary. */
export async function namedPictures(): Promise<NamedPicture[]> {
  const families = await Promise.all(
    GROUPS.map(async (group) =>
      group === 'scene'
        ? (await loadScenes()).map((scene) => named('scene', scene))
        : (await loadSigns(group)).map((sign) => named('sign', sign)),
    ),
  )
  return families.flat()
}
