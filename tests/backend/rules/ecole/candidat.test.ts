import { dateFaults, documentSummary } from '@backend/rules/ecole/candidat'
import { TYPES_DOCUMENT } from '@contract/ecole/candidat'
import { dossierState } from '@contract/ecole/dossier'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'

describe('dateFaults', () => {
  it.each([
    // The columns: birth, enrolment, minimum age, faults.
    ['2000-05-17', '2026-11-21', 18, {}],
    ['2000-05-17', '2026-11-22', 18, { dateInscription: 'date_future' }],
    ['2000-05-17', '2000-05-16', 18, { dateInscription: 'too_early:2000-05-17' }],
    ['2000-05-17', '2000-05-17', 18, {}],
    ['2008-11-21', TODAY, 18, {}],
    ['2008-11-22', TODAY, 18, { dateNaissance: 'too_young' }],
    ['2008-12-01', TODAY, 18, { dateNaissance: 'too_young' }],
    ['2010-11-21', TODAY, 16, {}],
    ['2026-11-21', TODAY, 0, {}],
    ['2026-11-21', TODAY, 18, { dateNaissance: 'too_young' }],
    ['2026-11-22', TODAY, 18, { dateNaissance: 'date_future', dateInscription: 'too_early:2026-11-22' }],
    ['1915-11-22', TODAY, 18, {}],
    ['1915-11-21', TODAY, 18, { dateNaissance: 'too_early:1915-11-22' }],
    ['1900-01-01', TODAY, 18, { dateNaissance: 'too_early:1915-11-22' }],
  ])('returns for birth %s, enrolment %s and minimum age %i: %j', (dateNaissance, dateInscription, ageMin, faults) => {
    expect(dateFaults({ dateNaissance, dateInscription }, ageMin, TODAY)).toEqual(faults)
  })

  it.each([
    ['2026-02-28', 'too_young'],
    ['2026-03-01', undefined],
    ['2028-02-28', undefined],
  ])('judges a birth on 29 February 2008 on %s: %s', (today, fault) => {
    const dates = { dateNaissance: '2008-02-29', dateInscription: '2026-01-01' }
    expect(dateFaults(dates, 18, today).dateNaissance).toBe(fault)
  })
})

describe('papers of a file', () => {
  const paper = (recu: boolean, dateExpiration: string | null = null) => ({ recu, dateExpiration })
  it.each([
    [[], { documentsRecus: 0, documentsExpiration: null }],
    [[paper(true)], { documentsRecus: 1, documentsExpiration: null }],
    [[paper(false, '2020-01-01')], { documentsRecus: 0, documentsExpiration: null }],
    [
      [paper(true, '2027-01-01'), paper(true, '2026-12-31'), paper(true)],
      { documentsRecus: 3, documentsExpiration: '2026-12-31' },
    ],
  ])('%j are summarised as %j', (papers, summary) => {
    expect(documentSummary(papers)).toEqual(summary)
  })

  it.each([
    [0, null, 'incomplet'],
    [3, null, 'incomplet'],
    [4, null, 'complet'],
    [4, '2026-11-22', 'complet'],
    [4, TODAY, 'complet'],
    [4, '2026-11-20', 'expire'],
    [1, '2026-11-20', 'expire'],
    [3, TODAY, 'incomplet'],
  ])('make with %i received and a first expiry on %s the file %s', (documentsRecus, documentsExpiration, state) => {
    const etat = dossierState({ documentsRecus, documentsExpiration }, TYPES_DOCUMENT.length, TODAY)
    expect(etat).toBe(state)
  })
})
