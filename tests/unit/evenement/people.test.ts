import { initialsOf } from '@src/parts/evenement/calendar/initials'
import {
  EVERYBODY,
  moved,
  NOBODY,
  orderPeople,
  peopleOf,
  placed,
  solo,
  toggled,
  withoutHidden,
} from '@src/views/evenement/people/people'
import { readChoice, writeChoice } from '@src/views/evenement/people/peopleAddress'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const KNOWN = [
  { id: 3, nom: 'Hédi Zitouni' },
  { id: 4, nom: 'Leïla Mansour' },
  { id: 5, nom: 'Olfa Khelifi' },
]
const lessonOf = (idMoniteur: number | null, moniteur: string | null = 'X') =>
  sampleEvent({ extendedProps: { idMoniteur, moniteur } })
const EVENTS = [lessonOf(5), lessonOf(5), lessonOf(4), lessonOf(null, null)]
const PEOPLE = peopleOf(KNOWN, EVENTS, 'moniteurs', 'Sans moniteur')
const ids = (people: { id: number }[]) => people.map(({ id }) => id)

describe('instructors of the strip', () => {
  it('are counted, with an entry for lessons without one', () => {
    expect(PEOPLE.map(({ nom, count }) => [nom, count])).toEqual([
      ['Hédi Zitouni', 0],
      ['Leïla Mansour', 1],
      ['Olfa Khelifi', 2],
      ['Sans moniteur', 1],
    ])
  })

  it('are sorted by name, load or hand; those without lessons come last', () => {
    expect(ids(orderPeople(PEOPLE, 'nom'))).toEqual([4, 5, 3, NOBODY])
    expect(ids(orderPeople(PEOPLE, 'charge'))).toEqual([5, 4, 3, NOBODY])
    expect(ids(orderPeople(PEOPLE, [3, 5]))).toEqual([3, 5, 4, NOBODY])
  })

  it('are shown and hidden one by one, or one alone', () => {
    const without = toggled(EVERYBODY, 4)
    expect(without.hidden).toEqual([4])
    expect(toggled(without, 4)).toEqual(EVERYBODY)
    const alone = solo(EVERYBODY, PEOPLE, 5)
    expect(withoutHidden(EVENTS, 'moniteurs', alone.hidden)).toHaveLength(2)
    expect(solo(alone, PEOPLE, 5)).toEqual(EVERYBODY)
    expect(withoutHidden(EVENTS, 'moniteurs', [NOBODY])).toHaveLength(3)
  })

  it('are reordered', () => {
    expect(placed(EVERYBODY, PEOPLE, 5, 3).order).toEqual([5, 3, 4, NOBODY])
    expect(placed(EVERYBODY, PEOPLE, 3, null).order).toEqual([4, 5, NOBODY, 3])
    expect(moved(EVERYBODY, PEOPLE, 4, 1).order).toEqual([3, 5, 4, NOBODY])
    expect(moved(EVERYBODY, PEOPLE, 4, -1).order).toEqual([4, 3, 5, NOBODY])
    expect(moved(EVERYBODY, PEOPLE, 3, -1)).toBe(EVERYBODY)
  })

  it('are kept in the address', () => {
    const choice = { hidden: [4, NOBODY], order: [5, 3] }
    const address = writeChoice(new URLSearchParams('vue=semaine'), 'moniteurs', choice)
    expect(address.toString()).toBe('vue=semaine&sansMoniteurs=4%2C0&ordreMoniteurs=5%2C3')
    expect(readChoice(address, 'moniteurs')).toEqual(choice)
    expect(readChoice(address, 'vehicules')).toBeNull()
    expect(writeChoice(address, 'moniteurs', EVERYBODY).toString()).toBe('vue=semaine')
    expect(readChoice(new URLSearchParams('sansMoniteurs=x,-1,7,7&ordreMoniteurs=y'), 'moniteurs')).toEqual({
      hidden: [7],
      order: 'nom',
    })
  })
})

describe('initialsOf', () => {
  it('returns different initials for different people', () => {
    const people = ['Hédi Zitouni', 'Hela Zribi', 'Hana Zitoun', 'Olfa Khelifi', 'Ali'].map((nom, id) => ({ id, nom }))
    const letters = [...initialsOf(people).values()]
    expect(new Set(letters).size).toBe(people.length)
    expect(initialsOf(people).get(3)).toBe('OK')
    expect(initialsOf(people).get(1)).toBe('HZr')
  })
})
