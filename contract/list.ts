import { z } from 'zod'
import { text } from './fields'

/** Default rows of a page (customer's specification, 9). */
export const PER_PAGE = 10
export const MAX_PER_PAGE = 100

/** The description of a number that is sent as text, for the OpenAPI document. */
const asNumber = (limits: { minimum: number; maximum?: number; default?: number }) => ({ type: 'integer', ...limits })

/** A whole number in a query string. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'invalid')
  .transform(Number)
  .meta(asNumber({ minimum: 0, maximum: 999_999_999 }))

/** The page number of a list, from 1. */
export const pageNumber = wholeNumber
  .pipe(z.number().min(1))
  .default(1)
  .meta(asNumber({ minimum: 1, default: 1 }))

/** The number of rows of a page. */
export const rowsOf = (usual: number) =>
  wholeNumber
    .pipe(z.number().min(1).max(MAX_PER_PAGE))
    .default(usual)
    .meta(asNumber({ minimum: 1, maximum: MAX_PER_PAGE, default: usual }))

/** Parameters of every list; a domain adds its filters and its sortable fields. */
export const listQuery = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.object({
    page: pageNumber,
    perPage: rowsOf(PER_PAGE),
    q: text().trim().max(100).optional(),
    /** `field`, or `-field` for descending order. */
    sort: z.enum([...fields, ...fields.map((field) => `-${field}` as const)] as [Field | `-${Field}`]).optional(),
  })

/** The field of a sort order, and whether the order is descending. */
export function sortOf<Field extends string>(sort: Field | `-${Field}`): { field: Field; isDown: boolean } {
  const isDown = sort.startsWith('-')
  // `slice` returns a string; without its sign, a sort order is a field.
  return { field: (isDown ? sort.slice(1) : sort) as Field, isDown }
}

/** A filter by id in a query string. */
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
