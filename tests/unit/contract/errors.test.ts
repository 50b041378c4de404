import { configPrixFields } from '@contract/argent/configPrix'
import { candidatInput } from '@contract/ecole/candidat'
import { FIELD_CODES, fieldErrors } from '@contract/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const faults = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? {} : fieldErrors(result.error)
}

describe('fieldErrors', () => {
  const nested = z.strictObject({
    list: z
      .array(z.object({ name: z.string().min(2).max(3) }))
      .min(1)
      .max(2),
    count: z.number().int().min(1).max(9),
    kind: z.enum(['a', 'b']),
    mail: z.email(),
  })
  const right = { list: [{ name: 'ab' }], count: 1, kind: 'a', mail: 'a@b.tn' }
  it.each([
    [{}, {}],
    [{ list: [] }, { list: 'too_small' }],
    [{ list: [{ name: 'ab' }, { name: 'ab' }, { name: 'ab' }] }, { list: 'too_big' }],
    [{ list: [{ name: 'ab' }, { name: 'a' }] }, { 'list.1.name': 'too_short:2' }],
    [{ list: [{}] }, { 'list.0.name': 'required' }],
    [{ list: [{ name: 5 }] }, { 'list.0.name': 'invalid' }],
    [
      { list: [{ name: 'abcd' }], count: 0 },
      { 'list.0.name': 'too_long:3', count: 'too_small:1' },
    ],
    [{ count: 10 }, { count: 'too_big:9' }],
    [{ count: Number.NaN }, { count: 'number' }],
    [{ count: 2.5 }, { count: 'integer' }],
    [{ count: 'douze' }, { count: 'invalid' }],
    [{ count: null }, { count: 'required' }],
    [{ kind: 'c' }, { kind: 'invalid' }],
    [{ mail: 'a' }, { mail: 'email' }],
    [
      { x: 1, y: 2 },
      { x: 'unknown_field', y: 'unknown_field' },
    ],
    [
      { constructor: 1, toString: 2 },
      { constructor: 'unknown_field', toString: 'unknown_field' },
    ],
  ])('reports for %j the errors %j', (values, errors) => {
    expect(Object.entries(faults(nested, { ...right, ...values })).sort()).toEqual(Object.entries(errors).sort())
  })

  it('says how an amount and a duration are typed, where a form could not read one', () => {
    const typed = { code_hour_price: Number.NaN, codePackageMinutes: Number.NaN }
    expect(faults(configPrixFields.partial(), typed)).toEqual({
      code_hour_price: 'amount',
      codePackageMinutes: 'duration',
    })
    expect(faults(configPrixFields.partial(), { code_hour_price: '12' })).toEqual({ code_hour_price: 'invalid' })
  })

  it.each([null, undefined, [], 'text', 5])('reports one error for %j instead of an object', (value) => {
    expect(Object.keys(faults(nested, value))).toEqual(['_'])
  })

  it('returns only codes that the client knows, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const code of Object.values(faults(candidatInput, value)))
          expect(FIELD_CODES).toContain(code.split(':')[0])
      }),
    )
    const fields = Object.fromEntries(Object.keys(candidatInput.shape).map((name) => [name, fc.anything()]))
    fc.assert(
      fc.property(fc.record(fields), (value) => {
        for (const code of Object.values(faults(candidatInput, value)))
          expect(FIELD_CODES).toContain(code.split(':')[0])
      }),
    )
  })
})
