import type { Call } from '@contract/calls/call'
import { expect, it } from 'vitest'
import { z } from 'zod'

const modules = import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })
const calls = Object.values(modules).flatMap((module) => Object.values(module))

/** The type of the libraries' schemas inside others is wider than the one that parses. */
const asSchema = (schema: unknown): z.ZodType => schema as z.ZodType

/** A value of the shape of a schema, with one text for all its texts, and the last of the words that it may be. */
function filled(schema: z.ZodType, text: (name: string) => string, name = ''): unknown {
  const inner = (one: unknown, called = name) => filled(asSchema(one), text, called)
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([field, one]) => [field, inner(one, field)]))
  if (schema instanceof z.ZodArray) return [inner(schema.element), inner(schema.element)]
  if (schema instanceof z.ZodTuple) return schema.def.items.map((one) => inner(one))
  if (schema instanceof z.ZodUnion) return inner(schema.options.at(-1))
  if (schema instanceof z.ZodPipe) return inner(schema.def.in)
  if (schema instanceof z.ZodEnum) return schema.options.at(-1)
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodNumber) return 1
  if (schema instanceof z.ZodBoolean) return true
  if ('innerType' in schema.def) return inner(schema.def.innerType)
  return schema instanceof z.ZodString ? text(name) : undefined
}

/** Texts beyond every day and below it, which rules between two fields compare. */
const WRONG: [what: string, text: (name: string) => string][] = [
  ['no day', (name) => (/^(to|end|fin|jusqua|.*Fin)$/.test(name) ? 'zzzz-zz-zz' : '2026-01-01')],
  ['two that are no days', (name) => (/^(to|end|fin)$/.test(name) ? 'b' : 'a')],
  ['a day that the calendar has not', (name) => (/^(to|end|fin)$/.test(name) ? '9999-99-99' : '0000-00-00')],
  ['a moment of no day', (name) => (/^(to|end|fin)$/.test(name) ? '9999-99-99T99:99:99Z' : '2026-01-01T08:00:00Z')],
]

// Rules between fields are asked although a field is wrong, in the process that serves everybody.
it.each(WRONG)('%s is refused by every input, which neither throws nor counts without end', (_, text) => {
  for (const { id, query, params, body } of calls)
    for (const schema of [query, params, body])
      if (schema) expect(() => schema.safeParse(filled(schema, text)), id).not.toThrow()
})

it.each(['DAY', 'WEEK', 'MONTH'])('wrong days of a period in steps of a %s are their own faults', (groupBy) => {
  const inputs = calls.filter(({ id, body }) => body && ['readEcoleStats', 'readEarningStats'].includes(id))
  for (const { body } of inputs)
    for (const [, text] of WRONG)
      expect(body?.safeParse({ from: text('from'), to: text('to'), groupBy }).success).toBe(false)
})
