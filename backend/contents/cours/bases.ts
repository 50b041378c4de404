import { OPEN_PICTURES, pictureName, pictureNames } from '@contract/cours/panneaux'
import facts from './facts.json' with { type: 'json' }

export interface Fact {
  text: string
  law: string
}

/**
 * The verified facts that questions are based on, by number. The uncertain facts of their source are not in the file.
 */
export const FACTS: ReadonlyMap<string, Fact> = new Map(facts.map(({ id, fact, law }) => [id, { text: fact, law }]))

/** The topic that a fact belongs to. */
export const topicOfFact: ReadonlyMap<string, string> = new Map(facts.map(({ id, topic }) => [id, topic]))

/** Every picture that a question may show. */
export const PICTURES: ReadonlySet<string> = new Set(pictureNames())

const open = new Set([...OPEN_PICTURES].map(pictureName))

/** Whether a question may be based on it: a verified fact, or a picture whose meaning is known. */
export const isSure = (base: string): boolean => FACTS.has(base) || (PICTURES.has(base) && !open.has(base))

/** Groups of facts and pictures with the same meaning. A question on one of them rules out questions on the others. */
const SAME = [
  '1.32 7.45',
  '1.53 7.10',
  '2.04 sign:officer-up',
  '2.06 sign:officer-out',
  '2.16 sign:no-stopping',
  '2.17 sign:no-parking',
  '2.20 sign:crossroads-right',
  '2.21 sign:roundabout-ahead',
  '2.22 sign:slippery-road',
  '2.23 sign:pedestrian-crossing-ahead',
  '2.24 sign:level-crossing-gates',
  '2.25 sign:other-danger',
  '2.26 5.05 sign:give-way',
  '2.27 5.04 sign:stop',
  '2.29 5.03 sign:priority-road',
  '2.30 sign:priority-road-end',
  '2.31 sign:no-entry',
  '2.32 sign:closed-both-ways',
  '2.33 sign:no-overtaking',
  '2.34 sign:max-speed',
  '2.35 sign:no-left-turn',
  '2.36 sign:no-horn',
  '2.38 sign:pass-right',
  '2.39 sign:cycle-track',
  '2.40 sign:one-way-ahead',
  '2.41 sign:no-through-road',
  '2.42 sign:motorway',
  '2.43 sign:light-red',
  '2.44 sign:light-amber',
  '2.45 5.23 sign:light-flash-amber',
  '2.46 5.24 sign:light-arrow scene:arrow-right',
  '2.47 sign:light-rail',
  '2.48 sign:line-solid',
  '2.49 4.30 sign:line-mixed',
  '2.50 sign:arrows-return',
  '2.52 sign:kerb-no-stop',
  '2.53 sign:kerb-no-park',
  '2.54 sign:hatching',
  '3.36 5.09',
  '4.31 scene:steep-meeting',
  '5.06 scene:round-one',
  '5.07 scene:jam-green',
  '5.08 scene:track-exit',
  '5.10 scene:ambulance',
  '5.20 scene:left-turn-oncoming',
  '6.10 sign:town-entry',
  '6.11 sign:zone-30',
  '6.27 10.20',
  '6.41 sign:lamp-main-beam',
  '6.48 sign:lamp-hazard',
  '8.29 8.30',
  '9.20 sign:lamp-oil',
  '9.23 sign:lamp-temp',
  '9.24 sign:lamp-brake',
  '9.25 sign:lamp-battery',
].map((line) => line.split(' '))

const groups = new Map(SAME.flatMap((group) => group.map((base) => [base, group] as const)))

/** A fact or picture with all others of the same meaning. */
export const sameAs = (base: string): readonly string[] => groups.get(base) ?? [base]

/** The groups of the same meaning, for the check of the contents. */
export const sameBases = (): readonly (readonly string[])[] => SAME
