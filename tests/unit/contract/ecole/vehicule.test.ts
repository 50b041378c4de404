import { normalisePlate, vehiculeInput } from '@contract/ecole/vehicule'
import { describe, expect, it } from 'vitest'

describe('the plate of a vehicle', () => {
  it.each([
    ['of Tunisia', '123 tu 4567', '123 TU 4567'],
    ['with dashes', '123-TUN-4567', '123 TU 4567'],
    ['without spaces', '12tunis34', '12 TU 34'],
    ['with the Arabic word, which turns the numbers round', '4567 تونس 123', '123 TU 4567'],
    ['with marks of direction', '4567\u200f تونس \u200e123', '123 TU 4567'],
    ['with Arabic digits', '١٢٣ تونس ٤٥٦٧', '123 TU 4567'],
    ['of France', 'aa 001 zz', 'AA-001-ZZ'],
    ['of France without spaces', 'aa001zz', 'AA-001-ZZ'],
    ['of another country, with too many spaces', '  cd   45 ', 'CD 45'],
    ['with too many digits for Tunisia', '12345 tu 67', '12345 TU 67'],
    ['with more around it', 'x aa-001-zz', 'X AA-001-ZZ'],
  ])('%s: %s is stored as %s', (_, typed, stored) => {
    expect(normalisePlate(typed)).toBe(stored)
    expect(normalisePlate(stored)).toBe(stored)
  })

  const { immatriculation } = vehiculeInput.shape
  it.each(['<1>', 'ABC', 'A - 1', '-12', 'A--1'])('is refused as "%s"', (typed) => {
    expect(immatriculation.safeParse(typed).error?.issues[0]?.message).toBe('immatriculation')
  })
})

it('a vehicle without a year has none', () => {
  expect(vehiculeInput.shape.annee.parse(undefined)).toBeNull()
  expect(vehiculeInput.shape.annee.parse(2020)).toBe(2020)
})
