import { lengthCount, lengthCountLong } from '@src/parts/parcours/lengthCount'
import { expect, it } from 'vitest'

it('lengthCount is one for one hour and a half, and the minutes below an hour', () => {
  expect([0, 1, 30, 60, 90, 120, 150].map(lengthCount)).toEqual([0, 1, 30, 1, 1, 2, 2])
})

it('lengthCountLong is one for exactly one hour or one minute', () => {
  expect([1, 30, 60, 90, 120].map(lengthCountLong)).toEqual([1, 30, 1, 90, 120])
})
