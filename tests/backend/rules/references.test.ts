import { tableOfEntry } from '@backend/database/archive/references'
import { ENTITES } from '@contract/ecole/historique'
import { expect, it } from 'vitest'

it('every kind of entry in the log is about rows of a table, but the one for several records', () => {
  expect(ENTITES.filter((entite) => tableOfEntry(entite) === null)).toEqual(['selection'])
  expect(tableOfEntry('codeAcces')).toBe('code_acces')
  expect(tableOfEntry('devoir')).toBe('candidat')
})
