import type { ImportCells, ImportPreview } from '@contract/ecole/import/candidatImport'
import type { Permi } from '@contract/ecole/permi'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat, buildMoniteur, importRow, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { limitPackage } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const preview = async (rows: ImportCells[], idPermi?: number) =>
  (await ecole.post<ImportPreview>('/api/candidat/import/preview', { rows, idPermi })).body.rows

/** All rows that imports may write, except the imports themselves. */
async function contents(): Promise<unknown> {
  const { db } = backend
  return [
    await db.selectFrom('candidat').selectAll().execute(),
    await db.selectFrom('utilisateur').selectAll().execute(),
    await db.selectFrom('historique').selectAll().execute(),
    await db.selectFrom('message_sortant').selectAll().execute(),
  ]
}

describe('POST /api/candidat/import/preview', () => {
  it.each<[ImportCells, Record<string, string>]>([
    [{ nom: '' }, { nom: 'required' }],
    [{ prenom: undefined }, { prenom: 'required' }],
    [{ cin: '123' }, { cin: 'cin' }],
    [{ cin: '' }, { cin: 'cin_or_passeport' }],
    [{ cin: '', passeport: 'A?' }, { passeport: 'passeport' }],
    [{ dateNaissance: '31/02/2000' }, { dateNaissance: 'date' }],
    [{ dateNaissance: 'hier' }, { dateNaissance: 'date' }],
    [{ dateNaissance: '' }, { dateNaissance: 'required' }],
    [{ dateNaissance: '01/01/2015' }, { dateNaissance: 'too_young' }],
    [{ dateInscription: '01/01/2030' }, { dateInscription: 'date_future' }],
    [{ telephone: '12' }, { telephone: 'telephone' }],
    [{ email: 'ali@' }, { email: 'email' }],
    [{ sexe: 'peut-être' }, { sexe: 'invalid' }],
    [{ source: 'la lune' }, { source: 'invalid' }],
    [{ permi: 'Z9' }, { permi: 'unknown' }],
    [{ permi: '' }, { permi: 'required' }],
    [{ moniteur: 'Personne de Connu' }, { moniteur: 'unknown' }],
    [
      { nom: 'x'.repeat(81), note: 'y'.repeat(2001) },
      { nom: 'too_long:80', note: 'too_long:2000' },
    ],
    [{ cin: '#REF!' }, { cin: 'invalid' }],
    [{}, {}],
  ])('reports for the row %j the errors %j', async (cells, errors) => {
    const before = await contents()
    expect((await preview([importRow(cells)]))[0]).toMatchObject({ errors, duplicates: [] })
    expect((await preview([importRow(cells)]))[0]?.errors).toEqual(errors)
    expect(await contents()).toEqual(before)
  })

  it('uses the default category for rows without one', async () => {
    expect((await preview([importRow({ permi: '' })], await permiOf(ecole)))[0]?.errors).toEqual({})
    // The age is also checked against the default category.
    expect(
      (await preview([importRow({ permi: '', dateNaissance: '01/06/2006' })], await permiOf(ecole, 'D')))[0]?.errors,
    ).toEqual({
      dateNaissance: 'too_young',
    })
  })

  it('answers the required age, also where the category is missing or unknown', async () => {
    const born = (dateNaissance: string, permi: string) => importRow({ dateNaissance, permi, prenom: '' })
    const rows = await preview([born('01/06/2006', 'D'), born('01/01/2018', ''), born('01/01/2018', 'Z9')])
    const lowest = Math.min(...(await ecole.get<Permi[]>('/api/permi')).body.map(({ ageMin }) => ageMin))
    expect(rows.map(({ errors, tooYoung }) => [errors, tooYoung])).toEqual([
      [
        { prenom: 'required', dateNaissance: 'too_young' },
        { ageMin: 21, permi: 'D' },
      ],
      [
        { prenom: 'required', permi: 'required', dateNaissance: 'too_young' },
        { ageMin: lowest, permi: null },
      ],
      [
        { prenom: 'required', permi: 'unknown', dateNaissance: 'too_young' },
        { ageMin: lowest, permi: null },
      ],
    ])
    // Old enough for one category: the age cannot be judged yet.
    expect((await preview([born('01/06/2009', '')]))[0]?.errors).toEqual({ prenom: 'required', permi: 'required' })
  })

  it('finds existing candidates by each identifying field', async () => {
    const known = await buildCandidat(ecole, {
      nom: 'Ben Salah',
      prenom: 'Inès',
      cin: '66666661',
      passeport: 'P6666661',
      telephone: '98 666 661',
      dateNaissance: '1999-02-28',
    })
    await ecole.post(`/api/candidat/${known.id}/archive`)
    const cases: [ImportCells, string[], boolean][] = [
      [{ cin: '6666 6661' }, ['cin'], false],
      [{ passeport: 'p6666661' }, ['passeport'], false],
      [{ telephone: '+216 98 666 661' }, ['telephone'], true],
      [{ nom: 'BEN SALAH', prenom: 'Ines', dateNaissance: '28/02/1999' }, ['identite'], true],
      [{ nom: 'ben-salah', prenom: 'INÈS', dateNaissance: '1999-02-28', cin: '66666661' }, ['cin', 'identite'], false],
      [{ nom: 'Ben Salah', prenom: 'Inès' }, [], true],
    ]
    const rows = await preview(cases.map(([cells]) => importRow(cells)))
    for (const [index, [cells, by, canAdd]] of cases.entries()) {
      const expected = by.length ? [{ id: known.id, row: null, nom: 'Inès Ben Salah', by, canAdd }] : []
      // Rows of the file resemble each other as well; here only existing candidates count.
      const { duplicates = [] } = rows[index] ?? {}
      expect(
        duplicates.filter(({ id }) => id !== null),
        JSON.stringify(cells),
      ).toEqual(expected)
    }
    const elsewhere = await signedIn(backend, 'ecole2')
    const { body } = await elsewhere.post<ImportPreview>('/api/candidat/import/preview', {
      rows: [importRow({ cin: '66666661' })],
    })
    expect(body.rows[0]?.duplicates).toEqual([])
  })

  it('validates an update row against the record as it would become', async () => {
    const known = await buildCandidat(ecole)
    const [row] = await preview([{ cin: known.cin ?? '', telephone: '12' }])
    expect(row?.updateErrors).toEqual({ telephone: 'telephone' })
    expect(row?.errors).toMatchObject({ nom: 'required', telephone: 'telephone' })
    // Too young for the category of the record, which the row does not name.
    const [young] = await preview([{ cin: known.cin ?? '', dateNaissance: '01/01/2015' }])
    expect(young?.updateErrors).toEqual({ dateNaissance: 'too_young' })
  })

  it('finds rows of the file that duplicate an earlier row', async () => {
    const first = importRow({ nom: 'Double', prenom: 'Ali', telephone: '98777001' })
    const others = [{ cin: first.cin }, { telephone: '98 777 001' }, {}]
    const rows = await preview([first, ...others.map((cells, index) => importRow({ nom: `Autre ${index}`, ...cells }))])
    expect(rows.map(({ duplicates }) => duplicates)).toEqual([
      [],
      [{ id: null, row: 0, nom: 'Ali Double', by: ['cin'], canAdd: false }],
      [{ id: null, row: 0, nom: 'Ali Double', by: ['telephone'], canAdd: true }],
      [],
    ])
  })

  it('reports the number that two people share on both rows, and one person in two rows as a duplicate', async () => {
    const [cin, passeport] = ['71234561', 'P7123456']
    const one = { nom: 'Gharbi', prenom: 'Rim', dateNaissance: '01/02/2000' }
    const rows = await preview([
      importRow({ cin, ...one }),
      importRow({ cin, nom: 'Trabelsi', prenom: 'Sana', dateNaissance: '03/04/2001' }),
      importRow({ passeport, ...one, dateNaissance: '05/06/1999' }),
      importRow({ passeport, nom: 'Rim', prenom: 'Gharbi', dateNaissance: '06/06/1999' }),
      importRow({ passeport, nom: 'Gharbi', prenom: 'Ryme', dateNaissance: '05/06/1999' }),
    ])
    const clash = { cin: 'duplicate' }
    expect(rows.map(({ errors }) => errors)).toEqual([
      clash,
      clash,
      {},
      { passeport: 'duplicate' },
      { passeport: 'duplicate' },
    ])
    expect(rows.map(({ duplicates }) => duplicates.length)).toEqual([0, 0, 0, 0, 0])
    const misspelt = await preview([importRow({ cin, ...one }), importRow({ cin, ...one, nom: 'Garbi' })])
    expect(misspelt.map(({ errors }) => errors)).toEqual([{}, {}])
    expect(misspelt[1]?.duplicates).toMatchObject([{ row: 0, by: ['cin'], canAdd: false }])
  })

  it('answers the places that the package has left', async () => {
    const placesFor = async () =>
      (await ecole.post<ImportPreview>('/api/candidat/import/preview', { rows: [importRow()] })).body.places
    const active = (await allCandidats(ecole)).length
    await limitPackage(backend, 1, { limiteCandidats: active + 57 })
    expect(await placesFor()).toBe(57)
    await limitPackage(backend, 1, { limiteCandidats: active - 1 })
    expect(await placesFor()).toBe(0)
    await backend.db.updateTable('package_ecole').set({ limiteCandidats: null }).where('idAutoEcole', '=', 1).execute()
    expect(await placesFor()).toBeNull()
  })

  it('recognises instructors by name in either order', async () => {
    await buildMoniteur(ecole, { nom: 'Gharbi', prenom: 'Sélim' })
    const rows = await preview([importRow({ moniteur: 'selim GHARBI' }), importRow({ moniteur: 'Gharbi Sélim' })])
    expect(rows.map(({ errors }) => errors)).toEqual([{}, {}])
  })

  it.each([
    [{ rows: [] }, { rows: 'too_small' }],
    [{}, { rows: 'required' }],
    [{ rows: 'a' }, { rows: 'invalid' }],
    [{ rows: [5] }, { 'rows.0': 'invalid' }],
    [{ rows: [{ motDePasse: 'x' }] }, { 'rows.0.motDePasse': 'unknown_field' }],
    [{ rows: [{ nom: 5 }] }, { 'rows.0.nom': 'invalid' }],
    [{ rows: [{ nom: 'x'.repeat(5001) }] }, { 'rows.0.nom': 'too_long' }],
    [{ rows: Array.from({ length: 10_001 }, () => ({})) }, { rows: 'too_big' }],
    [{ rows: [{}], idPermi: 'B' }, { idPermi: 'invalid' }],
  ])('refuses a body that is not a list of rows (%#)', async (body, errors) => {
    const answer = await ecole.post('/api/candidat/import/preview', body)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })
})
