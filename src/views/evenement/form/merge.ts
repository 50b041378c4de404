import type { FormValues } from '@src/parts/evenement/form/values'

/** What of an event is changed as one: a start belongs to its day and its end. */
const PARTS = {
  calendar: ['calendar'],
  candidats: ['candidats'],
  quand: ['jour', 'start', 'end'],
  moniteur: ['idMoniteur'],
  vehicule: ['idVehicule'],
  examinateur: ['idExaminateur'],
  lieu: ['lieu'],
  note: ['note'],
} as const satisfies Record<string, readonly (keyof FormValues)[]>
export type Part = keyof typeof PARTS

const entriesOf = (values: FormValues, part: Part) => PARTS[part].map((field) => [field, values[field]])
const isPart = (name: string): name is Part => name in PARTS

/** The parts that differ between two states of an event. */
export const changedParts = (before: FormValues, after: FormValues): Part[] =>
  Object.keys(PARTS)
    .filter(isPart)
    .filter((part) => JSON.stringify(entriesOf(before, part)) !== JSON.stringify(entriesOf(after, part)))

interface Versions {
  before: FormValues
  typed: FormValues
  theirs: FormValues
}

/** What another user saved meanwhile, with the parts that were changed here as they were typed. */
export function merged({ before, typed, theirs }: Versions): FormValues {
  const own = changedParts(before, typed).flatMap((part) => entriesOf(typed, part))
  return { ...theirs, ...Object.fromEntries(own) }
}
