import { LANGUAGES } from '@src/configs/languages'
import { lookAt } from '@tests/helpers/journeys/walk'
import { expect, it } from 'vitest'

it('a walk of one round for each language shows every page in every language, skin, width and direction', () => {
  const rounds = Object.keys(LANGUAGES).map((_, round) => round)
  for (let page = 0; page < 40; page += 1) {
    const looks = rounds.map((round) => lookAt(page, round))
    const seen = (name: keyof (typeof looks)[number]) => new Set(looks.map((look) => look[name])).size
    expect([page, seen('language'), seen('skin'), seen('width'), seen('direction')]).toEqual([page, 5, 4, 2, 2])
  }
  expect(new Set(rounds.map((round) => JSON.stringify(lookAt(0, round)))).size).toBe(rounds.length)
})
