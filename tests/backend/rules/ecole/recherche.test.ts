import { byRank, INSIDE, type Ranked, rankOf } from '@backend/rules/ecole/recherche'
import { describe, expect, it } from 'vitest'

const [EXACT, BEGINNING, WORDS] = [0, 1, 2]
const PERSON = {
  keys: ['09 123 456', null, 'amel@ecole.tn'],
  names: ['Ben Salah Amel', 'Amel Ben Salah', null],
}

describe('rankOf', () => {
  it.each([
    ['its whole key', '09123456', EXACT],
    ['its whole key in groups', '09 123 456', EXACT],
    ['its whole key in other groups', '091 234 56', EXACT],
    ['the beginning of its key', '0912', BEGINNING],
    ['the beginning of its key in groups', '09 12', BEGINNING],
    ['the beginning of its name', 'ben sal', BEGINNING],
    ['the beginning of its name said the other way', 'amel b', BEGINNING],
    ['the beginnings of its words in any order', 'salah ben', WORDS],
    ['the beginnings of a name and of a key', 'sal ama', null],
    ['the beginnings of a name and of a part of a key', 'sal 456', WORDS],
    ['the word of an address', 'ecole', WORDS],
    ['letters within a word', 'lah', INSIDE],
    ['letters within two words', 'lah cole', INSIDE],
    ['letters within a word and a beginning of two letters', 'lah am', INSIDE],
    ['digits within a key across its groups', '1234', INSIDE],
    ['two letters within a word', 'ah', null],
    ['two letters within a word and three in another', 'lah el', null],
    ['the end of its name', 'amel salah x', null],
    ['one term of two that it does not hold', 'amel zzz', null],
    ['nothing of it', 'zzz', null],
    ['the end of its key', '456', WORDS],
    ['the end of its key with a part of the group before', '3456', INSIDE],
  ])('ranks a record that is looked for by %s, « %s », as %s', (_name, typed, rank) => {
    expect(rankOf(PERSON, typed.split(' '))).toBe(rank)
  })

  it('finds a record by its key beyond accents and case', () => {
    expect(rankOf({ keys: ['ÉÀ-123'], names: [] }, ['ea', '123'])).toBe(EXACT)
  })

  it('does not find a record without keys or names', () => {
    expect(rankOf({ keys: [], names: [] }, ['a'])).toBeNull()
    expect(rankOf({ keys: [null, ''], names: [null, ''] }, ['was'])).toBeNull()
  })

  it('finds letters within any word of a record', () => {
    expect(rankOf({ keys: [], names: ['Bouazizi'] }, ['azi'])).toBe(INSIDE)
    expect(rankOf({ keys: ['TU1234'], names: ['Bouazizi Nour'] }, ['azi', '123'])).toBe(INSIDE)
    expect(rankOf({ keys: ['TU 1234'], names: ['Nour'] }, ['u12'])).toBe(INSIDE)
  })
})

describe('byRank', () => {
  const one = (values: Partial<Ranked> = {}): Ranked => ({ rank: 1, archived: false, name: 'Dupont', ...values })
  it.each([
    ['the better rank', { rank: 0, archived: true, name: 'Z' }, { rank: 1, archived: false, name: 'A' }],
    ['what is in use', { name: 'Z' }, { archived: true, name: 'A' }],
    ['the name that comes first', { name: 'Élan' }, { name: 'Fa' }],
    ['the name that comes first without its accent', { name: 'cote' }, { name: 'côte' }],
  ])('puts %s first', (_name, first, second) => {
    expect(byRank(one(first), one(second))).toBeLessThan(0)
    expect(byRank(one(second), one(first))).toBeGreaterThan(0)
  })

  it('leaves equals as they are', () => {
    expect(byRank(one(), one())).toBe(0)
    expect(byRank(one({ archived: true }), one({ archived: true }))).toBe(0)
  })
})
