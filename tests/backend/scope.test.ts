import type { Caller } from '@backend/caller'
import { allowedRows } from '@backend/database/scope'
import type { AppAbility } from '@contract/ability'
import { buildAbility } from '@contract/ability'
import { describe, expect, it } from 'vitest'

const callerWith = (ability: AppAbility): Caller => ({
  id: 1,
  role: 'ecole',
  idAutoEcole: 1,
  nomComplet: 'Personne',
  idSession: 's',
  isFirstLogin: false,
  pays: 'TN',
  ability,
})
const rowsOf = (ability: AppAbility) =>
  allowedRows(callerWith(ability), 'read', 'Candidat', {
    idAutoEcole: 'candidat.idAutoEcole',
  })

describe('allowedRows', () => {
  it('returns the rows of allowing rules', () => {
    const rules = [{ action: 'read', subject: 'Candidat', conditions: { idAutoEcole: 1 } }] as const
    expect(() => rowsOf(buildAbility([...rules]))).not.toThrow()
  })

  it('throws for an inverted rule and for a field without a column', () => {
    const forbidding = [
      { action: 'read', subject: 'Candidat' },
      { action: 'read', subject: 'Candidat', inverted: true, conditions: { idAutoEcole: 2 } },
    ] as const
    expect(() => rowsOf(buildAbility([...forbidding]))).toThrow('forbids')
    const unknown = [{ action: 'read', subject: 'Candidat', conditions: { id: 2 } }] as const
    expect(() => rowsOf(buildAbility([...unknown]))).toThrow('No column')
  })
})
