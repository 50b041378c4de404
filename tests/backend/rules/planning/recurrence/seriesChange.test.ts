import { type Content, changeAlong } from '@backend/rules/planning/seriesChange'
import { describe, expect, it } from 'vitest'

type Props = Content['extendedProps']
const content = (values: Partial<Props> = {}, title: string | null = 'Before'): Content => ({
  title,
  extendedProps: {
    calendar: 'Hour code',
    idCandidats: [1, 2],
    idMoniteur: 10,
    idVehicule: 20,
    idExaminateur: 30,
    lieu: 'Gare',
    note: 'Before',
    ...values,
  },
})

describe('a change of one event of a recurrence', () => {
  it.each([
    ['idMoniteur', 11],
    ['idVehicule', 21],
    ['idExaminateur', 31],
    ['lieu', 'Port'],
    ['idMoniteur', null],
    ['lieu', null],
  ])('sets %s to %s in the others too, and nothing else', (field, value) => {
    const own = content({ idMoniteur: 12, idVehicule: 22, idExaminateur: 32, lieu: 'Parc' })
    const expected = { ...own.extendedProps, [field]: value }
    expect(changeAlong(own, content(), content({ [field]: value })).extendedProps).toEqual(expected)
  })

  it('leaves the title and the note of another', () => {
    const own = content({ note: 'Own' }, 'Own')
    expect(changeAlong(own, content(), content({ note: 'After' }, 'After'))).toEqual(own)
  })

  it('leaves an event of another kind', () => {
    const own = content({ calendar: 'Code exam', idMoniteur: 12 })
    expect(changeAlong(own, content(), content({ idMoniteur: 11 }))).toBe(own)
  })

  it('makes the others of the new kind', () => {
    const after = content({ calendar: 'Hour circulation', idCandidats: [3] })
    expect(changeAlong(content({ idCandidats: [1, 2, 9] }), content(), after).extendedProps).toMatchObject({
      calendar: 'Hour circulation',
      idCandidats: [3],
    })
  })
})

describe('the candidates of the others', () => {
  it.each([
    // The columns: candidates of the other event before, of this one before and after, and the expected ones of the
    // other event.
    ['stay where nothing changed', [5], [1, 2], [1, 2], [5]],
    ['stay where only the order changed', [5], [1, 2], [2, 1], [5]],
    ['are joined by who came', [1, 5], [1], [1, 2], [1, 5, 2]],
    ['are left by who went', [1, 2, 5], [1, 2], [1], [1, 5]],
    ['are changed for another', [1, 5], [1], [2], [5, 2]],
    ['are changed for another where one of two stays', [1, 2, 5], [1, 2], [1, 3], [1, 5, 3]],
    ['hold nobody twice', [1, 2], [1], [1, 2], [1, 2]],
    ['are not joined by who took part before', [5], [1], [1, 2], [5, 2]],
    ['become the new ones where nobody else is left', [1], [1, 2], [2], [2]],
  ])('%s', (_name, own, before, after, expected) => {
    const changed = changeAlong(
      content({ idCandidats: own }),
      content({ idCandidats: before }),
      content({ idCandidats: after }),
    )
    expect(changed.extendedProps.idCandidats).toEqual(expected)
  })

  it('become those of the change where an event has room for one', () => {
    const one = (id: number) => content({ calendar: 'Hour circulation', idCandidats: [id] })
    expect(changeAlong(one(5), one(1), one(2)).extendedProps.idCandidats).toEqual([2])
    expect(changeAlong(one(5), one(1), one(1)).extendedProps.idCandidats).toEqual([5])
  })
})
