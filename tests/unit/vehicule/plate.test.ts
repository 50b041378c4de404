import { keepPlates } from '@src/parts/vehicule/plate'
import { expect, it } from 'vitest'

it('keeps the parts of a plate on one line, and leaves other spaces', () => {
  expect(keepPlates('Kia Picanto 187 TU 4521 · Parc')).toBe('Kia Picanto 187\u00a0TU\u00a04521 · Parc')
  expect(keepPlates('Isuzu NPR 75 · 169 TU 2280')).toBe('Isuzu NPR 75 · 169\u00a0TU\u00a02280')
  expect(keepPlates('Hyundai i10 : 3 places, AB-123-CD')).toBe('Hyundai i10 : 3 places, AB-123-CD')
})
