// @vitest-environment node
import { groupOf } from '@contract/cours/panneaux'
import { loadPicture, loadScenes, signsIn } from '@src/parts/panneau/loadPicture'
import { altOf } from '@src/parts/panneau/PictureSvg'
import { roadOf } from '@src/parts/panneau/scene/geometry'
import type { Scene, User } from '@src/parts/panneau/scene/types'
import { describe, expect, it } from 'vitest'

const scenes = await loadScenes()
const sceneOf = (id: string) => scenes.find((scene) => scene.id === id)

const turn = (scene: Scene, from: string, to: string) =>
  (roadOf(scene, to).angle - roadOf(scene, from).angle + 360) % 360
/** Whether `other` comes from the right of `user`. */
const isFromRight = (scene: Scene, user: User, other: User) => turn(scene, user.from, other.from) === 270
const isOncoming = (scene: Scene, user: User, other: User) => turn(scene, user.from, other.from) === 180
const turnsLeft = (scene: Scene, user: User) => turn(scene, user.from, user.to) === 90
const signOf = (scene: Scene, user: User) =>
  scene.signs?.filter(({ road }) => road === user.from).map(({ sign }) => sign) ?? []

/**
 * The rank of a user: rank 0 passes before rank 1, whatever their sides. Users of the same rank follow the general
 * rule.
 */
function rankOf(scene: Scene, user: User): number {
  const road = roadOf(scene, user.from)
  const light = scene.lights?.find((one) => one.road === user.from)?.state
  if (user.beacon || user.kind === 'tram') return 0
  if (user.inRing !== undefined) return scene.roads.some(({ end }) => end) ? 0 : 1
  // Traffic lights in operation replace signs.
  if (light && light !== 'flash-amber') return { red: 3, arrow: 2, green: 1, amber: 3 }[light]
  if (signOf(scene, user).some((sign) => ['give-way', 'stop', 'priority-to-oncoming'].includes(sign))) return 2
  if (road.end || road.surface === 'track') return 2
  return 1
}

function yields(scene: Scene, user: User, other: User): boolean {
  if (user.kind === 'walker') return false
  if (other.kind === 'walker') return user.to === other.from && turn(scene, user.from, user.to) !== 180
  const [own, theirs] = [rankOf(scene, user), rankOf(scene, other)]
  if (own !== theirs) return own > theirs
  if (isOncoming(scene, user, other)) return turnsLeft(scene, user) && !turnsLeft(scene, other)
  if (other.inRing !== undefined) return false
  if (user.inRing !== undefined) return true
  return isFromRight(scene, user, other)
}

/** The order in which users pass, in groups: each group waits for none of the remaining users. */
function orderOf(scene: Scene): string[][] {
  const order: string[][] = []
  let left = [...scene.users]
  while (left.length > 0) {
    const free = left.filter((user) => !left.some((other) => other !== user && yields(scene, user, other)))
    if (free.length === 0) throw new Error(`Nobody passes in ${scene.id}`)
    order.push(free.map(({ id }) => id))
    left = left.filter((user) => !free.includes(user))
  }
  return order
}

const RECOMPUTED = [
  'cross-bare-3',
  'cross-right-sign',
  'left-turn-oncoming',
  'tee-bare-stem',
  'tee-bare-left',
  'tee-stop',
  'major-left-turn',
  'priority-next-cross',
  'major-bends',
  'priority-ended',
  'round-one',
  'round-unsigned',
  'green-beats-stop',
  'amber-flash-give-way',
  'amber-flash-bare',
  'green-left-walker',
  'arrow-right',
  'ambulance',
  'track-exit',
  'narrow-oncoming',
  'tram-cross',
]

describe('junctions', () => {
  it.each(RECOMPUTED)('%s has the order that the rules give', (id) => {
    const scene = sceneOf(id)
    if (!scene) throw new Error(`No scene ${id}`)
    const sorted = (order: readonly (readonly string[])[]) => order.map((together) => [...together].sort())
    expect(sorted(orderOf(scene))).toEqual(sorted(scene.answer.order))
  })

  it('name each user once in the order, and say why', () => {
    for (const { id, users, answer } of scenes) {
      expect([id, ...answer.order.flat().sort()]).toEqual([id, ...users.map((user) => user.id).sort()])
      expect((answer.waits ?? []).every((user) => answer.order.at(-1)?.includes(user))).toBe(true)
      expect([id, answer.why.fr.length > 20, answer.why.ar.length > 10]).toEqual([id, true, true])
    }
  })

  it('name roads, signs and panels that exist', () => {
    for (const scene of scenes) {
      const roads = new Set(scene.roads.map(({ id }) => id))
      const named = [
        ...scene.users.flatMap(({ from, to }) => [from, to]),
        ...(scene.signs ?? []).map(({ road }) => road),
        ...(scene.lights ?? []).map(({ road }) => road),
        ...[scene.obstacle, scene.queue].flatMap((one) => (one ? [one.road] : [])),
      ]
      expect([scene.id, named.filter((road) => !roads.has(road))]).toEqual([scene.id, []])
      expect([scene.id, signsIn(scene).filter((id) => !groupOf(id))]).toEqual([scene.id, []])
    }
  })

  it('are told road by road from the reader’s own, then user by user', async () => {
    const { fr, ar } = altOf(await loadPicture('scene:tee-stop'))
    expect(fr).toBe(
      'Intersection en T. Sur votre route\u00a0: panneau (octogone rouge à bord blanc, inscriptions blanches «\u00a0قف\u00a0» et «\u00a0STOP\u00a0»), ligne pleine en travers. À votre gauche\u00a0: panneau (losange jaune dans un losange blanc à bord noir). A, voiture, de votre route vers la gauche, clignotant à gauche. B, voiture, de la gauche vers la droite. C, motocycle, de la droite vers la gauche.',
    )
    expect(ar).toContain('C، دراجة نارية، من اليمين إلى اليسار.')
  })

  it('tell lights by their place, and the officer by what is seen', async () => {
    expect(altOf(await loadPicture('scene:officer-arms-out')).fr).toContain(
      'Sur votre route\u00a0: feu vert, en bas. Au milieu, un agent, bras tendus des deux côtés, vu de dos.',
    )
    expect(altOf(await loadPicture('scene:round-one')).fr).toContain('B, voiture, déjà dans l’anneau, vers la droite.')
  })
})
