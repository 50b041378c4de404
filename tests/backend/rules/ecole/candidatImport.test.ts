import { type Lookups, readRow } from '@backend/rules/ecole/candidatImport'
import { candidatInput } from '@contract/ecole/candidat'
import { describe, expect, it } from 'vitest'

const LOOKUPS: Lookups = {
  today: '2026-11-21',
  permis: [
    { id: 3, code: 'B', ageMin: 18, enseigne: true },
    { id: 7, code: 'D', ageMin: 21, enseigne: true },
  ],
  moniteurs: [
    { id: 1, nom: 'Gharbi', prenom: 'Sélim' },
    { id: 2, nom: 'Double', prenom: 'Nom' },
    { id: 3, nom: 'Double', prenom: 'Nom' },
  ],
  idPermi: null,
}
const CELLS = { nom: 'Ali', prenom: 'Baba', cin: '12345678', dateNaissance: '17/05/2000', permi: 'B' }
const BASE = candidatInput.parse({
  nom: 'Base',
  prenom: 'Là',
  cin: '87654321',
  dateNaissance: '1999-01-01',
  sexe: 'F',
  telephone: '+21698000000',
  photo: 'data:image/png;base64,AAAA',
  idPermi: 7,
  idMoniteur: 2,
  dateInscription: '2026-01-01',
  source: 'site',
  note: 'Là',
})

describe('a row of a list', () => {
  it('becomes a candidate, enrolled today unless it says', () => {
    expect(readRow(CELLS, LOOKUPS)).toMatchObject({
      errors: {},
      input: { nom: 'Ali', dateNaissance: '2000-05-17', dateInscription: '2026-11-21', idPermi: 3, idMoniteur: null },
    })
    expect(readRow({ ...CELLS, dateInscription: '01/02/2026' }, LOOKUPS).input?.dateInscription).toBe('2026-02-01')
  })

  it.each([
    [{ moniteur: 'Selim Gharbi' }, 1, {}],
    [{ moniteur: 'GHARBI sélim' }, 1, {}],
    [{ moniteur: 'Nom Double' }, undefined, { moniteur: 'unknown' }],
    [{ moniteur: 'Personne' }, undefined, { moniteur: 'unknown' }],
    [{ permi: 'd', dateNaissance: '01/01/2006' }, undefined, { dateNaissance: 'too_young' }],
    [{ permi: 'X' }, undefined, { permi: 'unknown' }],
    [{ permi: '' }, undefined, { permi: 'required' }],
    [{ nom: '', cin: '1' }, undefined, { nom: 'required', cin: 'cin' }],
    [{ dateNaissance: '30/02/2000' }, undefined, { dateNaissance: 'date' }],
  ])('%j', (cells, idMoniteur, errors) => {
    const read = readRow({ ...CELLS, ...cells }, LOOKUPS)
    expect(read.errors).toEqual(errors)
    expect(read.input?.idMoniteur).toBe(idMoniteur)
  })

  it('takes the category of the list where it names none', () => {
    expect(readRow({ ...CELLS, permi: '' }, { ...LOOKUPS, idPermi: 7 }).input?.idPermi).toBe(7)
    expect(readRow({ ...CELLS, permi: '' }, { ...LOOKUPS, idPermi: 99 }).errors).toEqual({ permi: 'required' })
  })

  it('changes of a candidate what its cells say and nothing else', () => {
    expect(readRow({}, LOOKUPS, BASE)).toEqual({ input: BASE, errors: {} })
    expect(readRow({ nom: 'Neuf', telephone: '', email: ' A@b.tn ' }, LOOKUPS, BASE).input).toEqual({
      ...BASE,
      nom: 'Neuf',
      email: 'a@b.tn',
    })
    expect(readRow({ permi: 'B', moniteur: 'Sélim Gharbi' }, LOOKUPS, BASE).input).toMatchObject({
      idPermi: 3,
      idMoniteur: 1,
    })
    // The category of the list is for those who have none.
    expect(readRow({ nom: 'Neuf' }, { ...LOOKUPS, idPermi: 3 }, BASE).input?.idPermi).toBe(7)
  })
})
