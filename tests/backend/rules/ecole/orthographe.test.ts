import { mendedWords } from '@backend/rules/ecole/orthographe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NAMES = [
  'trabelsi',
  'ben salah',
  'jaziri',
  'khelifi',
  'ouertani',
  'mohamed amine',
  'chaabane',
  'skander',
  'hyundai',
  'zouari',
]

describe('a name with a slip', () => {
  it.each([
    ['trabesli', 'trabelsi'],
    ['trablesi', 'trabelsi'],
    ['rabelsi', 'trabelsi'],
    ['trabelssi', 'trabelsi'],
    ['jazyri', 'jaziri'],
    ['mohammed', 'mohamed'],
    // Two typing errors in a long word.
    ['shabaane', 'chaabane'],
    // A slip and a vowel in a word of seven letters.
    ['sakndar', 'skander'],
    ['hundai', 'hyundai'],
    ['hyunday', 'hyundai'],
    // A word that is not yet complete.
    ['trabesl', 'trabelsi'],
  ])('%s is mended', (typed, meant) => {
    expect(mendedWords([typed], NAMES)).toEqual([meant])
  })

  it('is not looked for in a text of words that nobody has', () => {
    expect(mendedWords(['trabesli', 'khelfi', 'jazyri'], NAMES)).toEqual(['trabelsi', 'khelifi', 'jaziri'])
    expect(mendedWords(['trabesli', 'khelfi', 'jazyri', 'abcdef'], NAMES)).toBeNull()
    const many = Array.from({ length: 20_000 }, (_, at) => `nom${'abcdefghij'[at % 10]}${at}`)
    const start = performance.now()
    expect(mendedWords(['x'.repeat(100)], many)).toBeNull()
    // Comparing each of them letter by letter takes seconds.
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('is mended beside words that are right', () => {
    expect(mendedWords(['bne', 'salah'], NAMES)).toBeNull()
    expect(mendedWords(['amine', 'trabesli'], NAMES)).toEqual(['amine', 'trabelsi'])
  })

  it.each([['trabels'], ['zouaghi'], ['xyz'], ['ali'], ['qwertyuiop'], ['12345678'], ['trabesli 12']])(
    '%s is left as it is',
    (typed) => {
      expect(mendedWords(typed.split(' '), NAMES)).toBeNull()
    },
  )

  it('is not looked for in words that are no names', () => {
    expect(mendedWords(['lecon', 'trabesli'], [...NAMES, 'lecomte'], ['lecon'])).toEqual(['lecon', 'trabelsi'])
  })

  it('is found whatever one slip it has', () => {
    const word = fc.stringMatching(/^[a-z]{6,10}$/)
    const slip = (text: string, kind: number, at: number, letter: string) => {
      const [before, after] = [text.slice(0, at), text.slice(at)]
      if (kind === 0) return before + after.slice(1)
      if (kind === 1) return before + letter + after
      if (kind === 2) return before + letter + after.slice(1)
      return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)
    }
    fc.assert(
      fc.property(word, fc.nat(3), fc.nat(5), fc.stringMatching(/^[a-z]$/), (name, kind, at, letter) => {
        const typed = slip(name, kind, at, letter)
        expect(mendedWords([typed], [name]) ?? (name.startsWith(typed) && [typed])).toEqual(
          name.startsWith(typed) ? [typed] : [name],
        )
      }),
    )
  })
})
