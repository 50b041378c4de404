import { type __Domain__, type __Domain__Values, __domain__, __domain__Input } from '@contract/__wing__/__domain__'
import { fieldErrors } from '@contract/errors'
import { recordKit } from '@core/form/record/recordKit'

/** The values of the form, and the version that was read, which is stored with a draft. */
export interface __Domain__FormValues {
  nom: string
  note: string
  version: number
}

export type Field = Exclude<keyof __Domain__FormValues, 'version'>

export const bodyOf = ({ version: _, ...values }: __Domain__FormValues): __Domain__Values => values

export const __domain__Record = recordKit({
  input: __domain__Input,
  record: __domain__,
  errorsOf: fieldErrors,
  bodyOf,
})

export const NEW___DOMAIN__: __Domain__FormValues = __domain__Record.empty({})

export const formValuesOf = (row: __Domain__): __Domain__FormValues => __domain__Record.filled(row, NEW___DOMAIN__)
