// @vitest-environment node
import type { DemoRow, DemoRowList, Movies } from '@contract/demo/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

const SEARCHED = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const

describe('demo data tables', () => {
  it('answer all 100 rows together', async () => {
    const { get } = await openDemo()
    const rows = await get<DemoRow[]>('/api/datatables/initial-data')
    expect(rows).toHaveLength(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100)
    for (const row of rows) {
      expect(row.start_date).toMatch(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/)
      expect([1, 2, 3, 4, 5]).toContain(row.status)
      expect(row.avatar).not.toMatch(/^https?:/)
    }
  })

  it('answer the first ten without parameters', async () => {
    const { get } = await openDemo()
    const { allData, invoices, total } = await get<DemoRowList>('/api/datatables/data')
    expect([allData.length, total]).toEqual([100, 100])
    expect(invoices).toEqual(allData.slice(0, 10))
  })

  it('search six fields in any case', async () => {
    const { get } = await openDemo()
    const all = await get<DemoRow[]>('/api/datatables/initial-data')
    const [row] = all
    for (const field of SEARCHED) {
      const { invoices } = await get<DemoRowList>('/api/datatables/data', {
        q: row?.[field].toUpperCase(),
        perPage: 100,
      })
      expect(invoices).toContainEqual(row)
    }
    expect((await get<DemoRowList>('/api/datatables/data', { q: 'no such person' })).invoices).toEqual([])
    // The city is not searched.
    const cities = all.filter(({ city, ...rest }) => SEARCHED.some((field) => rest[field].includes(city)))
    expect(cities).toEqual([])
    expect((await get<DemoRowList>('/api/datatables/data', { q: row?.city })).total).toBe(0)
  })

  it('split the results into pages without loss', async () => {
    const { get } = await openDemo()
    const all = await get<DemoRow[]>('/api/datatables/initial-data')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', 'a', 'Moniteur', '19', 'DT', '@'),
        fc.integer({ min: 1, max: 40 }),
        async (q, perPage) => {
          const expected = all.filter((row) =>
            SEARCHED.some((field) => row[field].toLowerCase().includes(q.toLowerCase())),
          )
          const pages = Array.from({ length: Math.ceil(expected.length / perPage) + 1 }, (_, index) => index + 1)
          const answers = await Promise.all(
            pages.map((page) => get<DemoRowList>('/api/datatables/data', { q, perPage, page })),
          )
          expect(answers.flatMap(({ invoices }) => invoices)).toEqual(expected)
          expect(new Set(answers.map(({ total }) => total))).toEqual(new Set([expected.length]))
        },
      ),
      { numRuns: 25 },
    )
  })

  it.each([
    [{ page: 0 }, 10],
    [{ page: -4 }, 10],
    [{ page: 'two' }, 10],
    [{ perPage: 1_000_000 }, 100],
    [{ perPage: 0 }, 10],
    [{ perPage: '' }, 10],
    [{ page: 1e300, perPage: 1e300 }, 0],
    [{ page: { a: 1 }, perPage: [] }, 10],
  ])('replace %j with the nearest valid value', async (params, count) => {
    const { get } = await openDemo()
    const { invoices, total } = await get<DemoRowList>('/api/datatables/data', params)
    expect([invoices.length, total]).toEqual([count, 100])
  })
})

it('contain 100 films with unique titles in the autocomplete', async () => {
  const { get } = await openDemo()
  const { autoComplete } = await get<Movies>('/api/autocomplete/data')
  expect(autoComplete).toHaveLength(100)
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100)
  expect(autoComplete.map(({ rank }) => rank)).toEqual(autoComplete.map((_, index) => index + 1))
})
