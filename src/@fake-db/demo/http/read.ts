import { type FieldErrors, invalid } from './refusal'

/** Parses a value sent by a caller; undefined when it is invalid. */
export type Reader<T> = (value: unknown) => T | undefined

export type Readers<T> = { [Key in keyof T]-?: Reader<T[Key]> }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Reader<string> = (value) => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : filledOrNot(value)
}

const filledOrNot = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const record: Reader<Record<string, unknown>> = (value) => (isRecord(value) ? value : undefined)

/** A non-empty text, trimmed. */
export const filled: Reader<string> = (value) => text(value)?.trim() || undefined

/** A non-empty text, unchanged. */
export const wording: Reader<string> = (value) => (filled(value) === undefined ? undefined : text(value))

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A finite, non-negative number. */
export const amount: Reader<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

export const percent: Reader<number> = (value) => {
  const number = amount(value)
  return number !== undefined && number <= 100 ? number : undefined
}

/** An id: a number, or its digits as text. */
export const id: Reader<number> = (value) => {
  const number = amount(value)
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** An existing calendar day, YYYY-MM-DD; a time after it is dropped. */
export const day: Reader<string> = (value) => {
  const [, date] = (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(value)) || []
  if (!date) return undefined
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date
}

/** A moment, as ISO 8601 or in another format that the browser parses. */
export const moment: Reader<string> = (value) =>
  (typeof value === 'string' || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())
    ? new Date(value).toISOString()
    : undefined

export const oneOf =
  <const T extends string>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((one) => one === value)

export const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const read = value.map(reader)
    return read.every((one) => one !== undefined) ? read : undefined
  }

/** Empty values (null, an empty text) become null. */
export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null || value === '' ? null : reader(value)

/** An object whose fields are all required, except the optional ones. */
export const objectOf =
  <T extends object>(readers: Readers<T>, optional: readonly (keyof T & string)[] = []): Reader<T> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const fields = Object.entries<Reader<unknown>>(readers).map(
      ([name, reader]) => [name, value[name] === undefined ? undefined : reader(value[name])] as const,
    )
    const isWhole = fields.every(
      ([name, read]) => read !== undefined || (value[name] === undefined && optional.some((one) => one === name)),
    )
    // Each field was checked by its own reader.
    return isWhole ? (Object.fromEntries(fields.filter(([, read]) => read !== undefined)) as T) : undefined
  }

/** The body's object, either directly or under a name. */
export function under(body: unknown, name: string): Record<string, unknown> {
  const content = isRecord(body) && name in body ? body[name] : body
  if (!isRecord(content)) throw invalid({ [name]: 'required' })
  return content
}

/** The known fields of a body; an invalid one refuses the whole body. */
export function given<T extends object>(body: Record<string, unknown>, readers: Readers<T>): Partial<T> {
  const errors: FieldErrors = {}
  const fields = Object.entries<Reader<unknown>>(readers).flatMap(([name, reader]) => {
    if (body[name] === undefined || !Object.hasOwn(body, name)) return []
    const read = reader(body[name])
    if (read === undefined) errors[name] = body[name] === '' || body[name] === null ? 'required' : 'invalid'
    return [[name, read]]
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  // Each field was checked by its own reader.
  return Object.fromEntries(fields) as Partial<T>
}

/** A required field of a body. */
export function required<T>(body: unknown, name: string, reader: Reader<T>): T {
  const value = isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined
  const read = value === undefined ? undefined : reader(value)
  if (read === undefined) {
    throw invalid({ [name]: value === undefined || value === null || value === '' ? 'required' : 'invalid' })
  }
  return read
}
