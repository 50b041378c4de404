// @vitest-environment node
import { recordKit } from '@core/form/record/recordKit'
import { describe, expect, it } from 'vitest'
import { type ZodError, z } from 'zod'

const input = z.strictObject({
  name: z.string().trim().min(2),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .nullish()
    .transform((text) => text || null),
  year: z.number().int().nullish(),
  amount: z.number().optional(),
  tags: z.array(z.string()).min(1),
})
const record = z.object({
  name: z.string(),
  email: z.string().nullable(),
  tags: z.array(z.string()),
  version: z.number(),
  updatedAt: z.string(),
  archived: z.boolean(),
})
interface Values {
  name: string
  email: string
  year: string
  amount: string | null
  tags: string[]
  version: number
}

const numberOf = (text: string) => (text ? Number(text) : null)
const kit = recordKit({
  input,
  record,
  errorsOf: ({ issues }: ZodError) => Object.fromEntries(issues.map(({ path, code }) => [path.join('.'), code])),
  bodyOf: ({ version: _, year, amount, ...values }: Values) => ({
    ...values,
    year: numberOf(year),
    amount: amount === null ? undefined : (numberOf(amount) ?? Number.NaN),
  }),
})
const filled: Values = { name: 'Anna', email: 'a@b.c', year: '', amount: null, tags: ['x'], version: 3 }
const saved = { ...filled, updatedAt: '2026-11-21T09:00:00Z', archived: true }

describe('the kit of a record', () => {
  it('has the fields of the schema in their order', () => {
    expect(kit.form.fields).toEqual(['name', 'email', 'year', 'amount', 'tags'])
    expect(kit.empty({ tags: [] })).toEqual({ name: '', email: '', year: '', amount: '', tags: [], version: 0 })
  })

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'A' }, { name: 'too_small' }],
    [{ tags: [] }, { tags: 'required' }],
    [{ email: '' }, {}],
    [{ year: 'soon' }, { year: 'invalid_type' }],
    // A field is not required from a user who does not see it.
    [{ amount: null }, {}],
    [{ amount: '' }, { amount: 'required' }],
  ])('of %j finds %j', (over, faults) => {
    expect(kit.faultsOf({ ...filled, ...over })).toEqual(faults)
  })

  it.each<[Partial<Values>, boolean]>([
    [{ email: ' A@B.C ' }, true],
    [{ name: 'Anna ' }, true],
    [{ tags: ['x', 'y'] }, false],
    [{ year: '2026' }, false],
    [{ version: 9 }, true],
  ])('knows whether %j is the same', (over, isSame) => {
    const [one, other] = [kit.comparable(filled), kit.comparable({ ...filled, ...over })]
    expect(kit.form.fields.every((field) => one[field] === other[field])).toBe(isSame)
  })

  it('does not mind the order of a list', () => {
    const tagged = (...tags: string[]) => kit.comparable({ ...filled, tags }).tags
    expect(tagged('b', 'a')).toBe(tagged('a', 'b'))
  })

  it('reads the version of the other person, and tells what was archived since', () => {
    const valuesOf = () => filled
    expect(kit.staleOf(valuesOf, false)({ current: saved })).toMatchObject({ values: filled, archived: true })
    expect(kit.staleOf(valuesOf)({ current: saved })).toMatchObject({ savedAt: saved.updatedAt, archived: false })
    expect(kit.staleOf(valuesOf)({ current: { name: 'Anna' } })).toBeNull()
    expect(kit.staleOf(valuesOf)(undefined)).toBeNull()
  })
})
