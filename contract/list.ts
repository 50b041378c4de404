import { z } from 'zod'

/** Rows of a page unless asked otherwise (customer's specification, 9). */
export const PER_PAGE = 10
export const MAX_PER_PAGE = 100

/** A number as it stands in a query string. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'invalid')
  .transform(Number)

/** Parameters shared by every list; a domain adds its own filters and its sortable fields. */
export const listQuery = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.object({
    page: wholeNumber.pipe(z.number().min(1)).default(1),
    perPage: wholeNumber.pipe(z.number().min(1).max(MAX_PER_PAGE)).default(PER_PAGE),
    q: z.string().trim().max(100).optional(),
    /** `field` or `-field` for the opposite order. */
    sort: z.enum([...fields, ...fields.map((field) => `-${field}` as const)] as [Field | `-${Field}`]).optional(),
  })

/** A filter by id, as it stands in a query string. */
export const idFilter = wholeNumber.optional()

/** One page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
    totalDataCount: z.number().int(),
    perPage: z.number().int(),
  })

export interface Page<Row> {
  data: Row[]
  totalPages: number
  currentPage: number
  totalDataCount: number
  perPage: number
}

export const idParam = z.object({ id: wholeNumber })
