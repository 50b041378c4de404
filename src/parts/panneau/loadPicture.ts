import { type Group, groupOf } from '@contract/cours/panneaux'
import type { Scene } from './scene/types'
import type { Sign } from './types'

type SignGroup = Exclude<Group, 'scene'>

/** Each family has its own chunk: a page with one sign loads one. */
const LOADERS: Record<SignGroup, () => Promise<{ signs: Sign[] }>> = {
  danger: () => import('./data/danger'),
  priority: () => import('./data/priority'),
  ban: () => import('./data/ban'),
  duty: () => import('./data/duty'),
  info: () => import('./data/info'),
  direction: () => import('./data/direction'),
  panel: () => import('./data/panel'),
  light: () => import('./data/light'),
  marking: () => import('./data/marking'),
  officer: () => import('./data/officer'),
  lamp: () => import('./data/lamp'),
  user: () => import('./data/user'),
}

export type Picture =
  | { kind: 'sign'; sign: Sign }
  /** A scene with its signs, by id. */
  | { kind: 'scene'; scene: Scene; signs: Readonly<Record<string, Sign>> }

/** Whether no source settles the meaning of a sign, or the order in a scene. */
export const isOpen = (picture: Picture): boolean =>
  (picture.kind === 'sign' ? picture.sign.sure : picture.scene.answer.sure) === 'open'

export const loadSigns = async (group: SignGroup): Promise<Sign[]> => (await LOADERS[group]()).signs

export const loadScenes = async (): Promise<Scene[]> => (await import('./data/scene')).scenes

async function loadSign(id: string): Promise<Sign> {
  const group = groupOf(id)
  const sign = group && group !== 'scene' ? (await loadSigns(group)).find((one) => one.id === id) : undefined
  if (!sign) throw new Error(`No sign ${id}`)
  return sign
}

/** The ids of the signs of a scene, with their panels. */
export const signsIn = (scene: Scene): string[] =>
  (scene.signs ?? []).flatMap(({ sign, panel }) => (panel ? [sign, panel] : [sign]))

export async function loadScene(id: string): Promise<Extract<Picture, { kind: 'scene' }>> {
  const scene = (await loadScenes()).find((one) => one.id === id)
  if (!scene) throw new Error(`No scene ${id}`)
  const signs = await Promise.all(signsIn(scene).map(loadSign))
  return { kind: 'scene', scene, signs: Object.fromEntries(signs.map((sign) => [sign.id, sign])) }
}

/**
 * A picture by the name that questions use: `sign:stop`, `scene:round-one`.
 * @throws for an unknown one, or without network
 */
export async function loadPicture(name: string): Promise<Picture> {
  const [kind, id = ''] = name.split(':')
  return kind === 'scene' ? loadScene(id) : { kind: 'sign', sign: await loadSign(id) }
}
