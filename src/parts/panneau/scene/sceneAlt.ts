import type { VehicleKind } from '../draw/vehicles'
import type { Sign, Text } from '../types'
import { roadOf } from './geometry'
import type { LightState, Road, Scene, User } from './types'

type Language = keyof Text
type Side = 'here' | 'left' | 'ahead' | 'right'

const SIDES: Record<Side, Text> = {
  here: { fr: 'votre route', ar: 'طريقك' },
  left: { fr: 'la gauche', ar: 'اليسار' },
  ahead: { fr: 'la route d’en face', ar: 'الطريق المقابلة' },
  right: { fr: 'la droite', ar: 'اليمين' },
}
const ON: Record<Side, Text> = {
  here: { fr: 'Sur votre route', ar: 'على طريقك' },
  left: { fr: 'À votre gauche', ar: 'على يسارك' },
  ahead: { fr: 'En face', ar: 'أمامك' },
  right: { fr: 'À votre droite', ar: 'على يمينك' },
}
const KINDS: Record<VehicleKind, Text> = {
  car: { fr: 'voiture', ar: 'سيارة' },
  learner: { fr: 'voiture-école', ar: 'سيارة تعليم' },
  taxi: { fr: 'taxi', ar: 'تاكسي' },
  louage: { fr: 'louage', ar: 'لواج' },
  lorry: { fr: 'camion', ar: 'شاحنة' },
  bus: { fr: 'autobus', ar: 'حافلة' },
  tram: { fr: 'métro léger', ar: 'مترو' },
  moto: { fr: 'motocycle', ar: 'دراجة نارية' },
  bike: { fr: 'cycle', ar: 'دراجة' },
  walker: { fr: 'piéton', ar: 'مترجل' },
  ambulance: { fr: 'ambulance', ar: 'سيارة إسعاف' },
  tractor: { fr: 'tracteur', ar: 'جرار' },
  cart: { fr: 'charrette', ar: 'عربة مجرورة' },
  herd: { fr: 'troupeau', ar: 'قطيع' },
}
const LIGHTS: Record<LightState, Text> = {
  red: { fr: 'feu rouge, en haut', ar: 'ضوء أحمر في الأعلى' },
  amber: { fr: 'feu jaune, au milieu', ar: 'ضوء برتقالي في الوسط' },
  green: { fr: 'feu vert, en bas', ar: 'ضوء أخضر في الأسفل' },
  'flash-amber': { fr: 'feu jaune clignotant', ar: 'ضوء برتقالي رفاف' },
  arrow: { fr: 'feu rouge et flèche verte vers la droite', ar: 'ضوء أحمر وسهم أخضر إلى اليمين' },
}
const WORDS = {
  straight: { fr: 'Route droite', ar: 'طريق مستقيمة' },
  tee: { fr: 'Intersection en T', ar: 'مفترق على شكل T' },
  cross: { fr: 'Croisement de quatre routes', ar: 'مفترق أربع طرقات' },
  ring: { fr: 'Îlot rond, quatre routes', ar: 'جزيرة مستديرة وأربع طرقات' },
  stopLine: { fr: 'ligne pleine en travers', ar: 'خط متواصل يقطع السبيل' },
  giveWayLine: { fr: 'ligne de carrés en travers', ar: 'خط متقطع يقطع السبيل' },
  crossing: { fr: 'passage à bandes', ar: 'ممر بأشرطة' },
  track: { fr: 'chemin de terre', ar: 'مسلك ترابي' },
  rail: { fr: 'rails', ar: 'سكة' },
  up: { fr: 'montée étroite', ar: 'مرتفع ضيق' },
  down: { fr: 'descente étroite', ar: 'منحدر ضيق' },
  works: { fr: 'travaux sur la voie', ar: 'أشغال في السبيل' },
  queue: { fr: 'file à l’arrêt', ar: 'صف متوقف' },
  left: { fr: 'clignotant à gauche', ar: 'إشارة إلى اليسار' },
  right: { fr: 'clignotant à droite', ar: 'إشارة إلى اليمين' },
  beacon: { fr: 'lampes bleues allumées', ar: 'أضواء زرقاء مشتعلة' },
  armsOut: { fr: 'Au milieu, un agent, bras tendus des deux côtés', ar: 'في الوسط عون ممدود الذراعين' },
  armUp: { fr: 'Au milieu, un agent, un bras levé', ar: 'في الوسط عون رافع ذراعه' },
  back: { fr: 'vu de dos', ar: 'ظهره إليك' },
  front: { fr: 'vu de face', ar: 'وجهه إليك' },
} satisfies Record<string, Text>

/** The side on which a road is for the reader, who drives the first user. */
export function sideOf(scene: Scene, id: string): Side {
  const [reader] = scene.users
  if (!reader) return 'here'
  const angle = (roadOf(scene, id).angle - roadOf(scene, reader.from).angle + 360) % 360
  if (angle === 0) return 'here'
  if (angle === 180) return 'ahead'
  return angle < 180 ? 'left' : 'right'
}

/** A description of a scene, without order or rule: its form, each road clockwise from the reader's, each user. */
export function sceneAlt(scene: Scene, signs: Readonly<Record<string, Sign>>): Text {
  const inLanguage = (language: Language) =>
    [
      formOf(scene)[language],
      ...roadsFromReader(scene).flatMap((road) => roadSentence(scene, road, signs, language)),
      ...officerSentence(scene, language),
      ...scene.users.map((user) => userSentence(scene, user, language)),
    ]
      .map((sentence) => `${sentence}.`)
      .join(' ')
  return { fr: inLanguage('fr'), ar: inLanguage('ar') }
}

function formOf(scene: Scene): Text {
  if (scene.island) return WORDS.ring
  if (scene.roads.length === 2) return WORDS.straight
  return scene.roads.length === 3 ? WORDS.tee : WORDS.cross
}

function roadsFromReader(scene: Scene): Road[] {
  const start = roadOf(scene, scene.users[0]?.from ?? scene.roads[0]?.id ?? '').angle
  const after = (road: Road) => (road.angle - start + 360) % 360
  return [...scene.roads].sort((a, b) => after(a) - after(b))
}

function roadSentence(scene: Scene, road: Road, signs: Readonly<Record<string, Sign>>, language: Language): string[] {
  const isHere = (one: { road: string }) => one.road === road.id
  const shown = (id: string) => quoted(signs[id]?.alt[language] ?? '', language)
  const things = [
    ...(scene.signs ?? []).filter(isHere).flatMap(({ sign, panel }) => [sign, ...(panel ? [panel] : [])].map(shown)),
    ...(scene.lights ?? []).filter(isHere).map(({ state }) => LIGHTS[state][language]),
    ...[
      road.end === 'stop' && WORDS.stopLine,
      road.end === 'give-way' && WORDS.giveWayLine,
      road.crossing && WORDS.crossing,
      road.surface === 'track' && WORDS.track,
      road.rail && WORDS.rail,
      road.slope === 'up' && WORDS.up,
      road.slope === 'down' && WORDS.down,
      scene.obstacle?.road === road.id && WORDS.works,
      scene.queue?.road === road.id && WORDS.queue,
    ].flatMap((word) => (word ? [word[language]] : [])),
  ]
  if (things.length === 0) return []
  const joint = language === 'ar' ? '، ' : ', '
  const colon = language === 'ar' ? ': ' : '\u00a0: '
  return [ON[sideOf(scene, road.id)][language] + colon + things.join(joint)]
}

/** A sign inside a sentence: without its full stop, and in brackets, because its description has commas. */
const quoted = (alt: string, language: Language) =>
  `${language === 'ar' ? 'علامة' : 'panneau'} (${lower(alt.replace(/\.$/, ''))})`

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)

function officerSentence({ officer, users, roads }: Scene, language: Language): string[] {
  if (!officer) return []
  const reader = roads.find((road) => road.id === users[0]?.from)
  const joint = language === 'ar' ? '، ' : ', '
  const arms = officer.arms === 'out' ? WORDS.armsOut : WORDS.armUp
  const side = officer.facing === reader?.angle ? WORDS.front : WORDS.back
  return [arms[language] + joint + side[language]]
}

function userSentence(scene: Scene, user: User, language: Language): string {
  const joint = language === 'ar' ? '، ' : ', '
  const about = [
    `${user.id}${joint}${KINDS[user.kind][language]}`,
    movement(scene, user, language),
    ...(user.signal ? [WORDS[user.signal][language]] : []),
    ...(user.beacon ? [WORDS.beacon[language]] : []),
  ]
  return about.join(joint)
}

function movement(scene: Scene, user: User, language: Language): string {
  const [from, to] = [sideOf(scene, user.from), sideOf(scene, user.to)]
  if (user.kind === 'walker') return language === 'fr' ? `traverse ${SIDES[from].fr}` : `يعبر ${SIDES[from].ar}`
  if (user.isStopped) return language === 'fr' ? `à l’arrêt sur ${SIDES[to].fr}` : `متوقفة على ${SIDES[to].ar}`
  if (user.inBay) return language === 'fr' ? 'quitte une place au bord de votre route' : 'تغادر مكانا على حافة طريقك'
  if (user.inRing !== undefined) return `${WAY_IN_RING[language]} ${SIDES[to][language]}`
  if (user.inMiddle) return `${WAY_IN_MIDDLE[language]} ${SIDES[to][language]}`
  return language === 'fr' ? `de ${SIDES[from].fr} vers ${SIDES[to].fr}` : `من ${SIDES[from].ar} إلى ${SIDES[to].ar}`
}

const WAY_IN_RING: Text = { fr: 'déjà dans l’anneau, vers', ar: 'داخل الحلقة نحو' }
const WAY_IN_MIDDLE: Text = { fr: 'déjà au milieu, vers', ar: 'في وسط المفترق نحو' }
