import { idFilter, idParam, listQuery, pageNumber, pageOf, rowsOf, wholeNumber } from '@contract/list'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const query = listQuery(['nom', 'cin'])

describe('the query of a list', () => {
  it('asks for the first page where it says nothing', () => {
    expect(query.parse({})).toEqual({ page: 1, perPage: 10 })
  })

  it.each([
    [
      { page: '2', perPage: '100', q: ' ali ', sort: '-nom' },
      { page: 2, perPage: 100, q: 'ali', sort: '-nom' },
    ],
    [
      { perPage: '1', sort: 'cin' },
      { page: 1, perPage: 1, sort: 'cin' },
    ],
    [{ q: 'x'.repeat(100) }, { page: 1, perPage: 10, q: 'x'.repeat(100) }],
  ])('reads %j as %j', (typed, read) => {
    expect(query.parse(typed)).toEqual(read)
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '' },
    { perPage: '0' },
    { perPage: '101' },
    { q: 'x'.repeat(101) },
    { sort: 'note' },
    { sort: '--nom' },
  ])('refuses %j', (typed) => {
    expect(query.safeParse(typed).success).toBe(false)
  })
})

describe('a number in a query', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['999999999', 999_999_999],
  ])('reads %s as %i', (typed, number) => {
    expect(wholeNumber.parse(typed)).toBe(number)
    expect(idParam.parse({ id: typed })).toEqual({ id: number })
    expect(idFilter.parse(typed)).toBe(number)
  })

  it.each(['', '1000000000', ' 1', '1 ', '1e3', '-1', '١'])('refuses %j as invalid', (typed) => {
    expect(wholeNumber.safeParse(typed).error?.issues).toMatchObject([{ message: 'invalid' }])
  })

  it('may be left out where it is a filter', () => {
    expect(idFilter.parse(undefined)).toBeUndefined()
    expect(idParam.safeParse({}).success).toBe(false)
  })
})

describe('the document of the API', () => {
  it.each([
    ['a number', wholeNumber, { type: 'integer', minimum: 0, maximum: 999_999_999 }],
    ['a page', pageNumber, { type: 'integer', minimum: 1, default: 1 }],
    ['the rows of a page', rowsOf(25), { type: 'integer', minimum: 1, maximum: 100, default: 25 }],
  ])('calls %s a whole number between its limits', (_name, schema, meta) => {
    expect(schema.meta()).toEqual(meta)
  })
})

describe('a page of a list', () => {
  const page = { data: [{ id: 1 }], totalPages: 1, currentPage: 1, totalDataCount: 1, perPage: 10 }
  const schema = pageOf(z.object({ id: z.number() }))

  it('holds rows and counts', () => {
    expect(schema.parse(page)).toEqual(page)
    expect(schema.safeParse({ ...page, data: [{ id: 'x' }] }).success).toBe(false)
  })

  it.each(['totalPages', 'currentPage', 'totalDataCount', 'perPage'])('wants %s as a whole number', (field) => {
    expect(schema.safeParse({ ...page, [field]: 1.5 }).success).toBe(false)
    expect(schema.safeParse({ ...page, [field]: undefined }).success).toBe(false)
  })
})
