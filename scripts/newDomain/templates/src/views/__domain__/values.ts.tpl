import type { __Domain__, __Domain__Values } from '@contract/__wing__/__domain__'

/** The values of the form, and the version that was read, which is stored with a draft. */
export interface __Domain__FormValues {
  nom: string
  note: string
  version: number
}

export type Field = Exclude<keyof __Domain__FormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = ['nom', 'note'] as const satisfies readonly Field[]

export const NEW___DOMAIN__: __Domain__FormValues = { nom: '', note: '', version: 0 }

export const formValuesOf = (row: __Domain__): __Domain__FormValues => ({
  nom: row.nom,
  note: row.note ?? '',
  version: row.version,
})

/** The form's values, normalised so that unchanged fields compare equal. */
export const comparable = (values: __Domain__FormValues): Record<Field, unknown> => ({
  nom: values.nom.trim(),
  note: values.note.trim(),
})

export const bodyOf = ({ version: _, ...values }: __Domain__FormValues): __Domain__Values => values
