import { GROUPS, type Group } from '@contract/cours/panneaux'
import { loadScenes, loadSigns, type Picture, signsIn } from '@src/parts/panneau/loadPicture'
import type { Text } from '@src/parts/panneau/types'

export interface Entry {
  id: string
  group: Group
  name: Text
  /** Both names in the form used for searching. */
  words: string
  picture: Picture
}

/** The text as it is searched: without accents, Arabic vowel signs and variant spellings of Arabic letters. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/œ/g, 'oe')
    .replace(/[’']/g, ' ')
    .toLowerCase()

const wordsOf = ({ fr, ar }: Text) => folded(`${fr} ${ar}`)

/** Every picture, in the order of the families. */
export async function loadEntries(): Promise<Entry[]> {
  const families = GROUPS.flatMap((group) => (group === 'scene' ? [] : [group]))
  const signs = (await Promise.all(families.map(loadSigns))).flat()
  const known = new Map(signs.map((sign) => [sign.id, sign]))
  const scenes = await loadScenes()
  return [
    ...signs.map((sign): Entry => {
      const { id, group, name } = sign
      return { id, group, name, words: wordsOf(name), picture: { kind: 'sign', sign } }
    }),
    ...scenes.map((scene): Entry => {
      const own = signsIn(scene).flatMap((id) => known.get(id) ?? [])
      const picture: Picture = { kind: 'scene', scene, signs: Object.fromEntries(own.map((sign) => [sign.id, sign])) }
      return { id: scene.id, group: 'scene', name: scene.name, words: wordsOf(scene.name), picture }
    }),
  ]
}

/** The pictures with all words of a search in one of their names. */
export function found(entries: readonly Entry[], text: string): Entry[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => words.every((word) => entry.words.includes(word)))
}
