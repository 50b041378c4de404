import { candidatFields, candidatInput } from '@contract/ecole/candidat'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

const values = {
  nom: 'Ben Ali',
  prenom: 'Sami',
  cin: '09876543',
  dateNaissance: '2004-05-17',
  idPermi: 2,
  dateInscription: '2026-11-21',
}
const faults = (changes: object) => faultsIn(candidatInput, { ...values, ...changes })

describe('a candidate', () => {
  it('has an identity card or a passport', () => {
    expect(faults({})).toEqual({})
    expect(faults({ cin: '', passeport: 'k123456' })).toEqual({})
    expect(faults({ cin: '' })).toEqual({ cin: 'cin_or_passeport' })
    expect(faults({ cin: null, passeport: '' })).toEqual({ cin: 'cin_or_passeport' })
  })

  it('has a passport of six to twelve letters and digits', () => {
    expect(candidatFields.shape.passeport.parse(' k123456 ')).toBe('K123456')
    for (const passeport of ['K1234', 'K123456789012', 'K-12345'])
      expect(faults({ passeport })).toEqual({ passeport: 'passeport' })
  })

  it('may leave out what is not known', () => {
    const { cin, passeport, sexe, source } = candidatFields.shape
    for (const empty of ['', null, undefined]) {
      expect([cin.parse(empty), passeport.parse(empty)]).toEqual([null, null])
    }
    for (const empty of [null, undefined]) expect([sexe.parse(empty), source.parse(empty)]).toEqual([null, null])
    expect([cin.parse('09876543'), sexe.parse('F'), source.parse('site')]).toEqual(['09876543', 'F', 'site'])
  })
})
