import type { ZodError, ZodObject, ZodType } from 'zod'
import { checkResolver } from '../checkResolver'
import type { Faults } from '../faults'
import type { RecordValues, Stale } from './useSave'

/** The fields that every record has besides its own. */
interface Stored {
  version: number
  updatedAt: string
  archived?: boolean
}

interface Declaration<Field extends string, Values, Row> {
  /** The schema of the request body, without rules across fields. Its keys are the fields of the form. */
  input: ZodObject<Record<Field, ZodType>>
  /** The schema of the server's answer. */
  record: ZodType<Row>
  /** The faults of a failed parse, by field. */
  errorsOf: (error: ZodError) => Faults
  /** The request body of the form's values: numbers as numbers. An omitted field is not sent. */
  bodyOf: (values: Values) => Partial<Record<Field, unknown>>
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && !value.length)

/** Normalises a list whose order does not matter. */
const asOne = (value: unknown) => (Array.isArray(value) ? value.map(String).sort().join() : value)

/** Reads the current record from the details of a conflict; null when it is missing. */
export const currentIn =
  <Row>(record: ZodType<Row>) =>
  (details: unknown): Row | null => {
    const current = typeof details === 'object' && details !== null && 'current' in details ? details.current : null
    return record.safeParse(current).data ?? null
  }

/** Derives the options of `useRecordForm` from a record's schema. */
export function recordKit<Field extends string, Values extends RecordValues<Field>, Row extends Stored>({
  input,
  record,
  errorsOf,
  bodyOf,
}: Declaration<Field, Values, Row>) {
  // The type of `Object.keys` loses the names.
  const fields = Object.keys(input.shape) as Field[]

  /** A required field that is empty gets the fault `required`. */
  function faultsOf(values: Values): Faults {
    const body = bodyOf(values)
    // `reportInput` distinguishes an invalid number from a missing one.
    const parsed = input.safeParse(body, { reportInput: true })
    const faults: Record<string, string | undefined> = parsed.success ? {} : { ...errorsOf(parsed.error) }
    for (const field of fields) {
      const isMissing =
        isBlank(values[field]) && body[field] !== undefined && !input.shape[field].safeParse(null).success
      if (isMissing) faults[field] = 'required'
    }
    return faults
  }

  /** The values as they would be stored, so that unchanged fields compare equal; invalid values stay as typed. */
  function comparable(values: Values): Record<Field, unknown> {
    const body = bodyOf(values)
    const stored = fields.map((field) => {
      const parsed = input.shape[field].safeParse(body[field])
      return [field, asOne(parsed.success ? parsed.data : values[field])] as const
    })
    // Object.fromEntries loses the type of its keys.
    return Object.fromEntries(stored) as Record<Field, unknown>
  }

  const currentOf = currentIn(record)

  return {
    /** The options for `useRecordForm`. */
    form: { fields, comparable, resolver: checkResolver<Values>(faultsOf) },
    comparable,
    currentOf,
    faultsOf,
    /** The values of an empty form: text fields are empty, the others come from the caller. */
    // A missing value of a non-text field is noticed immediately: its input fails.
    empty: (others: Partial<Values>) =>
      ({ ...Object.fromEntries(fields.map((field) => [field, ''])), version: 0, ...others }) as Values,
    /** The form's values of a record; null fields take the empty form's value. */
    filled: (row: Pick<Row, 'version'> & { [F in Field]: Values[F] | null }, empty: Values): Values => {
      const values = { ...empty, version: row.version }
      for (const field of fields) values[field] = row[field] ?? empty[field]
      return values
    },
    /**
     * Reads the other user's version; `wasArchived` is the state when the form opened, so that `archived` means
     * archived since.
     */
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
