import { passwordWords } from '@contract/compte/passwordWords'
import { expect, it } from 'vitest'

const PRODUCT = ['voie', 'libre', 'voielibre']

it('a name gives its parts, and the parts joined in both orders, with and without a sign between them', () => {
  expect(new Set(passwordWords(['Hela Trabelsi']))).toEqual(
    new Set([
      'Hela Trabelsi',
      ...['hela', 'trabelsi', 'helatrabelsi', 'trabelsihela', 'hela trabelsi', 'trabelsi hela'],
      ...['hela.trabelsi', 'trabelsi.hela', 'hela-trabelsi', 'trabelsi-hela', 'hela_trabelsi', 'trabelsi_hela'],
      ...PRODUCT,
    ]),
  )
})

it('accents and signs do not hide a part', () => {
  expect(passwordWords(['leïla.chérif'])).toEqual(expect.arrayContaining(['leïla.chérif', 'leila', 'cherif']))
})

it('parts of less than three letters are left out, those of three kept', () => {
  const words = passwordWords(['Ali Ba'])
  expect(words).toContain('ali')
  expect(words).not.toContain('ba')
})

it('what is not known adds nothing, and no word comes twice', () => {
  expect(passwordWords([null, undefined, ''])).toEqual(PRODUCT)
  const words = passwordWords(['hela', 'Hela', 'libre'])
  expect(new Set(words).size).toBe(words.length)
})
