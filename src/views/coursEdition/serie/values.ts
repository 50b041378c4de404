import { type OwnSerie, type Serie, type SerieInput, serie, serieInput } from '@contract/cours/serie'
import { fieldErrors } from '@contract/errors'
import { checkResolver } from '@core/form/checkResolver'
import { currentIn } from '@core/form/record/recordKit'
import { comparableBy } from '../comparable'

/** The form's values, and the version that was read. */
export interface SerieFormValues {
  topic: string
  title: SerieInput['title']
  permis: string[]
  version: number
}
export const FIELDS = ['topic', 'title', 'permis'] as const
export type Field = (typeof FIELDS)[number]

export const NEW_SERIE: SerieFormValues = { topic: '', title: { fr: '', ar: '' }, permis: [], version: 0 }

export const formValuesOf = ({ topic, title, permis, version }: Serie | OwnSerie): SerieFormValues => ({
  topic,
  title,
  permis,
  version,
})

/** The schema refuses a missing topic. */
export const bodyOf = ({ version: _, ...values }: SerieFormValues) =>
  ({ ...values, topic: values.topic || undefined }) as SerieInput

const readCurrent = currentIn(serie)

export const serieRecord = {
  fields: FIELDS,
  comparable: comparableBy(FIELDS),
  resolver: checkResolver<SerieFormValues>((values) => {
    const parsed = serieInput.safeParse(bodyOf(values), { reportInput: true })
    const faults = parsed.success ? {} : fieldErrors(parsed.error)
    return values.topic ? faults : { ...faults, topic: 'required' }
  }),
  staleOf: (details: unknown) => {
    const current = readCurrent(details)
    return current && { values: formValuesOf(current), savedAt: current.updatedAt }
  },
}
