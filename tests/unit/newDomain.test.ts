import { before, intoBlock, intoSorted, intoTexts } from '@scripts/newDomain/insert'
import { namesOf, Refusal } from '@scripts/newDomain/names'
import { planOf } from '@scripts/newDomain/plan'
import { sharedBy } from '@scripts/newDomain/shared'
import { ROOT } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

const refused = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return null
}

describe('the name of a new domain', () => {
  it('is spelled as each layer spells it', () => {
    expect(namesOf({ name: 'salleCours' })).toMatchObject({
      domains: 'sallesCours',
      table: 'salle_cours',
      wing: 'ecole',
      label: 'Salle cours',
      titles: { fr: 'Salles cours', pt: 'Salles cours' },
    })
    expect(namesOf({ name: 'bureau' }).domains).toBe('bureaux')
    expect(namesOf({ name: 'cheval' }).domains).toBe('chevaux')
    expect(namesOf({ name: 'parcours', plural: 'lesParcours' }).domains).toBe('lesParcours')
    expect(namesOf({ name: 'salle', titles: 'Salles,Rooms,Räume,Salas,القاعات' }).titles.de).toBe('Räume')
  })

  it.each([
    [{ name: undefined }, /^Usage/],
    [{ name: 'Salle' }, /camelCase/],
    [{ name: 'véhicule' }, /accents/],
    [{ name: 'salle_cours' }, /camelCase/],
    [{ name: '../salle' }, /camelCase/],
    [{ name: 'class' }, /reserved/],
    [{ name: 'list' }, /reserved/],
    [{ name: 'parcours' }, /--plural/],
    [{ name: 'salle', wing: 'cuisine' }, /no wing/],
    [{ name: 'salle', titles: 'Salles,Rooms' }, /five words/],
  ])('%j is refused', (wanted, words) => {
    expect(refused(() => namesOf(wanted))).toMatch(words)
  })

  it.each(['vehicule', 'permi', 'dashboard'])('%s is refused: there is one', (name) => {
    expect(refused(() => planOf(ROOT, namesOf({ name })))).toMatch(/exists already|a table/)
  })
})

describe('the shared files', () => {
  it('are at most nineteen, and each has a place for a new line', () => {
    const names = namesOf({ name: 'salleCours' })
    const { changed } = planOf(ROOT, names)
    expect([...changed.keys()]).toEqual(Object.keys(sharedBy(names)))
    expect(changed.size).toBeLessThanOrEqual(19)
  })

  it('without the place are refused, by name', () => {
    const file = { path: 'a.ts', text: 'const A = [\n  1,\n]\n' }
    expect(intoBlock(file, 'const A = [', '\n]', '  2,').text).toBe('const A = [\n  1,\n  2,\n]\n')
    expect(refused(() => intoBlock(file, 'const B = [', '\n]', '  2,'))).toMatch(
      /^a\.ts: « const B = \[ » is not there/,
    )
    expect(refused(() => before({ ...file, text: '\nx\nx' }, 'x', 'y'))).toMatch(/Nothing was changed/)
    expect(refused(() => intoTexts({ path: 'a.json', text: '{"a":"b"}' }, null, 'a', 'c'))).toMatch(/is there already/)
    expect(refused(() => intoTexts({ path: 'a.json', text: '{}' }, 'entite', 'a', 'c'))).toMatch(/entite/)
  })

  it('that are sorted stay so, whatever else is in them', () => {
    const text = 'CREATE TABLE "b" (x)\nCREATE VIRTUAL TABLE c using y\nCREATE TABLE "e" (x)\n'
    const lines = ['CREATE TABLE "d" (x)', 'CREATE INDEX "z" on "d" (x)']
    expect(
      intoSorted({ path: 'a.sql', text }, lines)
        .text.match(/(?:TABLE|INDEX) "?\w/g)
        ?.map((one) => one.at(-1)),
    ).toEqual(['b', 'c', 'd', 'e', 'z'])
  })
})
