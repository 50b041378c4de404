import type { ZodError, ZodObject, ZodType } from 'zod'
import { checkResolver } from '../checkResolver'
import type { Faults } from '../faults'
import type { RecordValues, Stale } from './useSave'

/** What every record says of itself besides its fields. */
interface Stored {
  version: number
  updatedAt: string
  archived?: boolean
}

interface Declaration<Field extends string, Values, Row> {
  /** What is sent, without rules across fields. Its keys are the fields of the form. */
  input: ZodObject<Record<Field, ZodType>>
  /** The record as the server answers it. */
  record: ZodType<Row>
  /** The faults of a failed parse, by field. */
  errorsOf: (error: ZodError) => Faults
  /** What is sent: numbers as numbers. A field that is not sent is left out. */
  bodyOf: (values: Values) => Partial<Record<Field, unknown>>
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && !value.length)

/** A list whose order means nothing is the same in any order. */
const asOne = (value: unknown) => (Array.isArray(value) ? value.map(String).sort().join() : value)

/** Reads the record as it is now, out of the details of a refusal to overwrite it; null when it is not there. */
export const currentIn =
  <Row>(record: ZodType<Row>) =>
  (details: unknown): Row | null => {
    const current = typeof details === 'object' && details !== null && 'current' in details ? details.current : null
    return record.safeParse(current).data ?? null
  }

/** What the form of a record needs of its schema, for `useRecordForm`. */
export function recordKit<Field extends string, Values extends RecordValues<Field>, Row extends Stored>({
  input,
  record,
  errorsOf,
  bodyOf,
}: Declaration<Field, Values, Row>) {
  // The type of `Object.keys` forgets which they are.
  const fields = Object.keys(input.shape) as Field[]

  /** What is simply not filled in, though it has to be, is called so. */
  function faultsOf(values: Values): Faults {
    const body = bodyOf(values)
    // With its input, the fault of a number that is none is told from one that is missing.
    const parsed = input.safeParse(body, { reportInput: true })
    const faults: Record<string, string | undefined> = parsed.success ? {} : { ...errorsOf(parsed.error) }
    for (const field of fields) {
      const isMissing =
        isBlank(values[field]) && body[field] !== undefined && !input.shape[field].safeParse(null).success
      if (isMissing) faults[field] = 'required'
    }
    return faults
  }

  /** The values as they are stored, so that the same is `===`; what cannot be stored is as it was typed. */
  function comparable(values: Values): Record<Field, unknown> {
    const body = bodyOf(values)
    const stored = fields.map((field) => {
      const parsed = input.shape[field].safeParse(body[field])
      return [field, asOne(parsed.success ? parsed.data : values[field])] as const
    })
    // An entry for each field loses its name.
    return Object.fromEntries(stored) as Record<Field, unknown>
  }

  const currentOf = currentIn(record)

  return {
    /** What `useRecordForm` wants to know of the schema. */
    form: { fields, comparable, resolver: checkResolver<Values>(faultsOf) },
    comparable,
    currentOf,
    faultsOf,
    /** A form before anything is filled in: every text is empty, the other fields are given. */
    // A field that is no text and not given is missed by its input at once.
    empty: (others: Partial<Values>) =>
      ({ ...Object.fromEntries(fields.map((field) => [field, ''])), version: 0, ...others }) as Values,
    /** A record in a form, where what is not there is as in an empty one. */
    filled: (row: Pick<Row, 'version'> & { [F in Field]: Values[F] | null }, empty: Values): Values => {
      const values = { ...empty, version: row.version }
      for (const field of fields) values[field] = row[field] ?? empty[field]
      return values
    },
    /** Reads the other person's version; whether it was archived since, for a form that knows how it was before. */
    staleOf:
      (valuesOf: (row: Row) => Values, wasArchived = true) =>
      (details: unknown): Stale<Values> | null => {
        const current = currentOf(details)
        if (!current) return null
        const archived = Boolean(current.archived) && !wasArchived
        return { values: valuesOf(current), savedAt: current.updatedAt, archived }
      },
  }
}
