import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ImportCells, ImportChoice } from '@contract/ecole/import/candidatImport'
import { buildCandidat, importInputOf, importRow, runImport, uniqueDigits } from '@tests/helpers/factories'
import type { Client } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let ecole: Client
eachSchool((started) => {
  ecole = started.ecole
})

const sheet = async (id: number | null | undefined) => (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body

describe('who a row of an import stands for', () => {
  it('matches by identity number before telephone and adds unknown candidates', async () => {
    const [byPhone, byCin] = [await buildCandidat(ecole, { telephone: '98555333' }), await buildCandidat(ecole)]
    const job = await runImport(
      ecole,
      importInputOf(
        [importRow({ cin: byCin.cin ?? '', telephone: '98555333', nom: 'Changé' }), importRow({ nom: 'Neuf' })],
        'update',
      ),
    )
    expect(job.report).toMatchObject([{ outcome: 'updated', idCandidat: byCin.id }, { outcome: 'added' }])
    expect((await sheet(byPhone.id)).version).toBe(1)
  })

  it('refuses ambiguous matches: a shared telephone or two candidates of one name', async () => {
    const sister = await buildCandidat(ecole, { telephone: '98555440' })
    for (const cin of [uniqueDigits('8'), uniqueDigits('8')]) {
      await buildCandidat(ecole, { nom: 'Delta', prenom: 'Essai', dateNaissance: '1999-04-15', cin })
    }
    const job = await runImport(
      ecole,
      importInputOf([
        { ...importRow({ telephone: '98 555 440' }), choice: 'update' },
        { ...importRow({ nom: 'Delta', prenom: 'Essai', dateNaissance: '15/04/1999' }), choice: 'update' },
      ]),
    )
    expect(job.report.map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['refused', { telephone: 'duplicate' }],
      ['refused', { nom: 'duplicate' }],
    ])
    expect((await ecole.get<CandidatDetail>(`/api/candidat/${sister.id}`)).body).toEqual(sister)
  })

  it('refuses a second use of an identity number in any row order and continues', async () => {
    const names = ['Alpha', 'Bravo', 'Charlie']
    const known = []
    for (const nom of names) {
      known.push(await buildCandidat(ecole, { nom, prenom: 'Essai', dateNaissance: '1999-04-15' }))
    }
    const [x, y, z] = [uniqueDigits('8'), uniqueDigits('8'), uniqueDigits('8')]
    const taken = await buildCandidat(ecole, { cin: uniqueDigits('8') })
    const row = (index: number, cin: string): ImportCells & { choice: ImportChoice } => ({
      nom: names[index],
      prenom: 'Essai',
      dateNaissance: '15/04/1999',
      cin,
      choice: 'update',
    })
    const job = await runImport(
      ecole,
      importInputOf([
        row(0, x),
        { ...importRow({ cin: x }), choice: 'add' },
        { ...importRow({ cin: y }), choice: 'add' },
        row(1, y),
        row(2, z),
        { ...importRow({ cin: z }), choice: 'add' },
        { ...importRow({ cin: taken.cin ?? '' }), choice: 'add' },
        { ...importRow(), choice: 'add' },
      ]),
    )
    expect(job.statut).toBe('DONE')
    expect(job.report.map(({ outcome }) => outcome)).toEqual([
      'updated',
      'refused',
      'added',
      'refused',
      'updated',
      'refused',
      'refused',
      'added',
    ])
    for (const line of job.report.filter(({ outcome }) => outcome === 'refused'))
      expect(line.errors).toEqual({ cin: 'duplicate' })
    expect((await sheet(known[1]?.id)).cin).toBe(known[1]?.cin)
  })

  it('adds two candidates with one telephone when the rows choose “add”', async () => {
    const known = await buildCandidat(ecole, { telephone: '98555666' })
    const job = await runImport(
      ecole,
      importInputOf([importRow({ telephone: '98555666' }), importRow({ telephone: '98555666' })]),
    )
    expect(job.counts.added).toBe(2)
    expect((await sheet(known.id)).version).toBe(1)
  })

  it('gives namesakes of one list different user names', async () => {
    const names = ['Salah', 'Salah', 'Salah2', 'Salah', 'Salah2']
    const job = await runImport(ecole, importInputOf(names.map((nom) => importRow({ nom, prenom: 'Unik' }))))
    expect(job.counts.added).toBe(5)
    const usernames = await Promise.all(job.report.map(async ({ idCandidat }) => (await sheet(idCandidat)).username))
    expect(new Set(usernames).size).toBe(5)
  })

  it('names the candidate or the row that has the duplicate number', async () => {
    const known = await buildCandidat(ecole)
    const cin = uniqueDigits('7')
    const rows = [
      importRow({ cin: known.cin ?? '' }),
      importRow({ cin, nom: 'Ayari' }),
      importRow({ cin, nom: 'Baccar' }),
    ]
    const { report } = await runImport(ecole, importInputOf(rows))
    expect(report.map(({ outcome, holder }) => [outcome, holder])).toEqual([
      ['refused', { id: known.id, ligne: null, nom: `${known.prenom} ${known.nom}` }],
      ['added', undefined],
      ['refused', { id: null, ligne: 3, nom: 'Nouveau Ayari' }],
    ])
  })

  it('adds two candidates who share a telephone', async () => {
    const known = await buildCandidat(ecole, { telephone: '98 123 123' })
    const rows = [importRow({ telephone: '98 123 123' }), importRow({ telephone: '98 123 123' })]
    expect((await runImport(ecole, importInputOf(rows))).counts.added).toBe(2)
    expect((await sheet(known.id)).telephone).toBe('+21698123123')
  })

  it('refuses both rows that give one identity number to two people', async () => {
    const cin = uniqueDigits('7')
    const rows = [
      importRow({ cin, nom: 'Ayari', prenom: 'Ali', dateNaissance: '01/02/2000' }),
      importRow({ cin, nom: 'Baccar', prenom: 'Sana', dateNaissance: '03/04/2001' }),
      importRow(),
    ]
    const { report } = await runImport(ecole, importInputOf(rows))
    expect(report.map(({ outcome, errors, holder }) => [outcome, errors, holder?.ligne])).toEqual([
      ['refused', { cin: 'duplicate' }, 3],
      ['refused', { cin: 'duplicate' }, 2],
      ['added', {}, undefined],
    ])
  })
})
