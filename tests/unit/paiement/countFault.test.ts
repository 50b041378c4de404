import { countFault } from '@src/parts/argent/amounts'
import { expect, it } from 'vitest'

it.each([
  ['12', undefined],
  [' 12 ', undefined],
  ['', 'required'],
  ['12,3', 'integer'],
  ['-4', 'integer'],
  ['douze', 'integer'],
  ['0', 'too_small:1'],
  ['25', 'too_big:24'],
])('a count typed as « %s » has the fault %s', (text, fault) => {
  expect(countFault(text, 1, 24)).toBe(fault)
})
