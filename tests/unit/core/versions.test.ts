import { differencesOf, merged } from '@core/form/record/versions'
import { describe, expect, it } from 'vitest'

interface Values {
  name: string
  town: string
  phone: string
  version: number
}

const comparison = {
  fields: ['name', 'town', 'phone'] as const,
  comparable: ({ name, town, phone }: Values) => ({ name, town, phone: phone.replace(/\s/g, '') }),
}
const base = { name: 'Amel', town: 'Tunis', phone: '98 765 432', version: 1 }

describe('versions of a record', () => {
  it('differ where another user wrote something else, with a suggested side', () => {
    const mine = { ...base, town: 'Sfax', phone: '98765432' }
    const theirs = { ...base, name: 'Amèle', town: 'Sousse', version: 2 }
    expect(differencesOf(comparison, { base, mine, theirs })).toEqual([
      { field: 'name', suggested: 'theirs' },
      { field: 'town', suggested: 'mine' },
    ])
  })

  it('do not differ where both users wrote the same', () => {
    const mine = { ...base, town: 'Sfax' }
    expect(differencesOf(comparison, { base, mine, theirs: { ...mine, version: 2 } })).toEqual([])
  })

  it('are merged on the stored version', () => {
    const mine = { ...base, name: 'A', town: 'Sfax' }
    const theirs = { ...base, name: 'Amèle', town: 'Sousse', version: 2 }
    const sides = { name: 'theirs', town: 'mine' } as const
    expect(merged({ base, mine, theirs }, sides)).toEqual({ ...theirs, town: 'Sfax' })
  })
})
