import { type ExamenBlanc, type ExamenBlancInput, examenBlanc, examenBlancInput } from '@contract/cours/examenBlanc'
import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import { fieldErrors } from '@contract/errors'
import { recordOf } from '@contract/recordOf'
import { checkResolver } from '@core/form/checkResolver'
import { currentIn } from '@core/form/record/recordKit'
import { comparableBy } from '../comparable'

/** The form's values: numbers as typed, and the version that was read. */
export interface ExamenFormValues {
  title: ExamenBlancInput['title']
  durationMinutes: string
  passMark: string
  /** The number of questions of each topic; empty for none. */
  parts: Record<Topic, string>
  version: number
}
export const FIELDS = ['title', 'parts', 'durationMinutes', 'passMark'] as const
export type Field = (typeof FIELDS)[number]

const partsOf = (parts: ExamenBlancInput['parts']): Record<Topic, string> =>
  recordOf(TOPIC_KEYS, (key) => String(parts.find(({ topic }) => topic === key)?.nombre ?? ''))

export const NEW_EXAMEN: ExamenFormValues = {
  title: { fr: '', ar: '' },
  durationMinutes: '',
  passMark: '',
  parts: partsOf([]),
  version: 0,
}

export const formValuesOf = (row: ExamenBlanc): ExamenFormValues => ({
  title: row.title,
  durationMinutes: String(row.durationMinutes),
  passMark: String(row.passMark),
  parts: partsOf(row.parts),
  version: row.version,
})

/** A number as typed; `NaN`, which the schema refuses, for anything else. */
const numberOf = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN)
/** An empty field counts as missing. */
const numberIn = (text: string) => (text.trim() ? numberOf(text) : undefined)

const sharesIn = ({ parts }: Pick<ExamenFormValues, 'parts'>) =>
  TOPIC_KEYS.map((topic) => ({ topic, nombre: numberIn(parts[topic]) ?? 0 })).filter(({ nombre }) => nombre !== 0)

/** The total number of questions of the exam; an invalid share counts as none. */
export const totalOf = (values: Pick<ExamenFormValues, 'parts'>): number =>
  sharesIn(values).reduce((sum, { nombre }) => sum + (nombre || 0), 0)

export const bodyOf = (values: ExamenFormValues) =>
  // Missing values are left for the schema to refuse.
  ({
    title: values.title,
    durationMinutes: numberIn(values.durationMinutes),
    passMark: numberIn(values.passMark),
    parts: sharesIn(values),
  }) as ExamenBlancInput

/** A fault of a share belongs to the field of its topic, and one of all shares to the first. */
function faultsOf(values: ExamenFormValues) {
  const parsed = examenBlancInput.safeParse(bodyOf(values), { reportInput: true })
  if (parsed.success) return {}
  const shares = sharesIn(values)
  return Object.fromEntries(
    Object.entries(fieldErrors(parsed.error)).map(([path, code]) => {
      const [, index] = /^parts\.(\d+)/.exec(path) ?? []
      const topic = index === undefined ? TOPIC_KEYS[0] : shares[Number(index)]?.topic
      return path === 'parts' ? [`parts.${topic}`, 'required'] : [index === undefined ? path : `parts.${topic}`, code]
    }),
  )
}

const readCurrent = currentIn(examenBlanc)

export const examenRecord = {
  fields: FIELDS,
  comparable: comparableBy(FIELDS),
  resolver: checkResolver<ExamenFormValues>(faultsOf),
  staleOf: (details: unknown) => {
    const current = readCurrent(details)
    return current && { values: formValuesOf(current), savedAt: current.updatedAt }
  },
}
