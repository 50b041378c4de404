import { permiFault } from '@backend/rules/ecole/permi'
import { describe, expect, it } from 'vitest'

describe('permiFault', () => {
  const permis = [
    { id: 1, enseigne: true },
    { id: 2, enseigne: false },
    { id: 3, enseigne: true },
  ]
  it.each([
    ['none', [], undefined, null],
    ['taught', [1, 3], undefined, null],
    ['of another country', [1, 9], undefined, 'unknown'],
    ['of another country, though the record has it', [9], [9], 'unknown'],
    ['not taught', [1, 2], undefined, 'not_taught'],
    ['not taught, and the record has another', [2], [1], 'not_taught'],
    ['not taught, but the record has it', [2, 1], [2], null],
    ['unknown and not taught', [2, 9], [], 'unknown'],
  ])('judges categories that are %s', (_name, asked, held, fault) => {
    expect(permiFault(permis, asked, held)).toBe(fault)
  })
})
