import { LONGEST_TEXT } from '@backend/database/archive/texts'
import type { Call } from '@contract/calls/call'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const modules = import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })
const calls = Object.values(modules).flatMap((module) => Object.values(module))

/** The type of the libraries' schemas inside others is wider than the one that parses. */
const asSchema = (schema: unknown): z.ZodType => schema as z.ZodType

/** Whether a schema reads a text, changes of the text included. */
const readsText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString || (schema instanceof z.ZodPipe && readsText(asSchema(schema.def.in)))

/** The schemas inside a schema, each with its name. */
function inside(schema: z.ZodType): [name: string, part: unknown][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [['[]', schema.element]]
  if (schema instanceof z.ZodRecord) return [['{}', schema.def.valueType]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option])
  if (schema instanceof z.ZodPipe) return [['', schema.def.in]]
  return 'innerType' in schema.def ? [['', schema.def.innerType]] : []
}

/** Every text that an input contains, by the names on the way to it. */
function textsIn(schema: z.ZodType, name: string): [name: string, text: z.ZodType][] {
  if (readsText(schema)) return [[name, schema]]
  return inside(schema).flatMap(([part, inner]) => textsIn(asSchema(inner), part === '' ? name : `${name}.${part}`))
}

const texts = calls.flatMap(({ id, query, params, body }) =>
  [query, params, body].flatMap((input) => (input ? textsIn(input, id) : [])),
)

/** A NUL, which ends a text in PostgreSQL, and a half of a pair, in texts of all lengths that a code may have. */
const BROKEN = ['\u0000', '\ud800'].flatMap((char) =>
  Array.from({ length: 40 }, (_, length) => `a${char}`.padEnd(length, '0')),
)
const isBroken = (text: string) => text.includes('\u0000') || /\p{Surrogate}/u.test(text)

describe('texts that are sent', () => {
  it('are found in the inputs of calls', () => {
    const names = texts.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['createCandidat.nom', 'previewImport.rows.[].{}']))
    expect(names.length).toBeGreaterThan(300)
  })

  it('hold no character that the database refuses', () => {
    const passing = texts.filter(([, text]) =>
      BROKEN.some((typed) => {
        const { data } = text.safeParse(typed)
        return typeof data === 'string' && isBroken(data)
      }),
    )
    // A password and a token are hashed, not stored.
    const names = passing.map(([name]) => name).filter((name) => !/(password|refreshToken)$/i.test(name))
    expect(names).toEqual([])
  })

  it('are no longer than a text of a school that moves in may be', () => {
    const passing = texts.filter(([, text]) => text.safeParse('x'.repeat(LONGEST_TEXT + 1)).success)
    // Two days, which are compared and never stored.
    expect(passing.map(([name]) => name)).toEqual(['readUserStats.a', 'readUserStats.b'])
  })
})
