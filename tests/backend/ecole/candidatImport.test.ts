import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { ImportCells, ImportChoice, ImportInput, ImportJob } from '@contract/ecole/import/candidatImport'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat, importEnded, importInputOf, importRow, runImport } from '@tests/helpers/factories'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { runs } from '@tests/helpers/runs'
import { failingOutbox, limitPackage, secondHost, wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const total = async () => (await allCandidats(ecole)).length
const sheet = async (id: number | null | undefined) => (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body

/** All rows of the other schools, as stored. */
async function rowsOfOthers(idAutoEcole: number): Promise<unknown> {
  const { db } = backend
  return [
    await db.selectFrom('candidat').selectAll().where('idAutoEcole', '!=', idAutoEcole).execute(),
    await db.selectFrom('document').selectAll().where('idAutoEcole', '!=', idAutoEcole).execute(),
    await db.selectFrom('utilisateur').selectAll().where('idAutoEcole', '!=', idAutoEcole).execute(),
    await db.selectFrom('moniteur').selectAll().execute(),
    await db.selectFrom('import_candidat').selectAll().where('idAutoEcole', '!=', idAutoEcole).execute(),
  ]
}

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

describe('POST /api/candidat/import', () => {
  it('adds the valid rows and reports the outcome of each', async () => {
    const before = await total()
    const started = await ecole.post<ImportJob>(
      '/api/candidat/import',
      importInputOf(
        [
          importRow({ nom: 'Un', email: 'un@exemple.tn' }),
          importRow({ cin: '1' }),
          importRow({ nom: 'Trois', choice: 'skip' } as ImportCells),
        ],
        'add',
        true,
      ),
    )
    expect(started.status).toBe(202)
    expect(started.body).toMatchObject({ statut: 'RUNNING', done: 0, total: 3, report: [] })
    const job = await importEnded(ecole, started.body.id)
    expect(job).toMatchObject({
      statut: 'DONE',
      done: 3,
      counts: { added: 1, updated: 0, skipped: 1, refused: 1 },
      message: null,
    })
    expect(job.report).toMatchObject([
      { ligne: 2, outcome: 'added', nom: 'Nouveau Un', errors: {} },
      { ligne: 3, outcome: 'refused', errors: { cin: 'cin' }, idCandidat: null },
      { ligne: 4, outcome: 'skipped', nom: 'Nouveau Trois', idCandidat: null },
    ])
    expect(await total()).toBe(before + 1)
    const added = await sheet(job.report[0]?.idCandidat)
    expect(added).toMatchObject({
      nom: 'Un',
      dateNaissance: '2001-03-12',
      dateInscription: '2026-11-21',
      permi: 'B',
      version: 1,
    })
    expect((await ecole.get<Historique[]>(`/api/candidat/${added.id}/historique`)).body).toMatchObject([
      { action: 'create' },
    ])
    const { body: sent } = await send<{ destinataire: string }[]>(backend, 'GET', '/auth/outbox')
    expect(sent[0]?.destinataire).toBe('un@exemple.tn')
    expect((await ecole.get(`/api/candidat?q=${added.cin}`)).body).toMatchObject({ totalDataCount: 1 })
  })

  it('updates existing candidates and keeps values whose cells are empty', async () => {
    const known = await buildCandidat(ecole, {
      nom: 'Ancien',
      telephone: '98555111',
      note: 'Gardée',
      email: 'a@exemple.tn',
    })
    const job = await runImport(
      ecole,
      importInputOf([{ cin: known.cin ?? '', telephone: '98 555 222', email: '' }], 'update'),
    )
    expect(job.report).toMatchObject([{ outcome: 'updated', idCandidat: known.id }])
    expect(await sheet(known.id)).toMatchObject({
      nom: 'Ancien',
      telephone: '+21698555222',
      note: 'Gardée',
      email: 'a@exemple.tn',
      version: 2,
    })
    const again = await runImport(ecole, importInputOf([{ cin: known.cin ?? '', telephone: '98 555 222' }], 'update'))
    expect(again.report).toMatchObject([{ outcome: 'skipped', idCandidat: known.id }])
    expect((await sheet(known.id)).version).toBe(2)
    const refused = await runImport(ecole, importInputOf([{ cin: known.cin ?? '', telephone: '12' }], 'update'))
    expect(refused.report).toMatchObject([
      { outcome: 'refused', idCandidat: known.id, errors: { telephone: 'telephone' } },
    ])
  })

  it('writes nothing when an error occurs in the middle', async () => {
    const trace = vi.spyOn(console, 'error').mockImplementation(() => {})
    const before = await contents()
    const client = clientOf(secondHost(backend, { outbox: failingOutbox }), ecole.token)
    const known = (await allCandidats(ecole))[0]
    const rows = [
      importRow({ email: 'x@exemple.tn' }),
      importRow(),
      { cin: known?.cin ?? '', note: 'Changé', choice: 'update' as const },
    ]
    const job = await runImport(client, importInputOf(rows, 'add', true))
    expect(job).toMatchObject({ statut: 'FAILED', message: 'internal', report: [], counts: { added: 0, updated: 0 } })
    expect(await contents()).toEqual(before)
    expect(trace).toHaveBeenCalledOnce()
  })

  it('writes nothing when it is cancelled in the middle', async () => {
    const before = await contents()
    const input = importInputOf(Array.from({ length: 1500 }, () => importRow()))
    const { body } = await ecole.post<ImportJob>('/api/candidat/import', input)
    const stopped = await ecole.post<ImportJob>(`/api/import/${body.id}/cancel`)
    expect(stopped.body.statut).toBe('CANCELLED')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await ecole.get<ImportJob>(`/api/import/${body.id}`)).body.statut).toBe('CANCELLED')
    expect(await contents()).toEqual(before)
  })

  it('keeps the result of an ended import when it is cancelled', async () => {
    const job = await runImport(ecole, importInputOf([importRow()]))
    const answer = await ecole.post<ImportJob>(`/api/import/${job.id}/cancel`)
    expect(answer.body).toEqual(job)
  })

  it('reports an interrupted import as failed once it has been silent for twenty seconds', async () => {
    const now = backend.clock.now.toISOString()
    const { id } = await backend.db
      .insertInto('import_candidat')
      .values({
        idAutoEcole: 1,
        idUtilisateur: 1,
        fichier: 'x',
        statut: 'RUNNING',
        done: 250,
        total: 500,
        report: '[]',
        message: null,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    wait(backend, { minutes: 0.3 })
    expect((await ecole.get(`/api/import/${id}`)).body).toMatchObject({ statut: 'RUNNING', done: 250 })
    wait(backend, { minutes: 0.1 })
    expect((await ecole.get(`/api/import/${id}`)).body).toMatchObject({ statut: 'FAILED', done: 250 })
  })

  it('fails as a whole at the limit of the package; updates do not count', async () => {
    const all = await allCandidats(ecole)
    await limitPackage(backend, 1, { limiteCandidats: all.length + 1 })
    const before = await total()
    const job = await runImport(ecole, importInputOf([importRow(), importRow()]))
    expect(job).toMatchObject({ statut: 'FAILED', message: 'limit_reached' })
    expect(await total()).toBe(before)
    expect((await runImport(ecole, importInputOf([importRow(), importRow({ cin: '1' })]))).counts.added).toBe(1)
    // A package that became smaller than the school still allows corrections.
    await limitPackage(backend, 1, { limiteCandidats: 1 })
    const update = importInputOf([{ cin: all[0]?.cin ?? '', note: 'Vu' }], 'update')
    expect((await runImport(ecole, update)).counts.updated).toBe(1)
  })

  it.each([
    [{ fichier: 5 }, { fichier: 'invalid' }],
    [{ fichier: 'x'.repeat(256) }, { fichier: 'too_long' }],
    [{ rows: [] }, { rows: 'too_small' }],
    [{ rows: [{ ligne: 1, cells: {}, choice: 'delete' }] }, { 'rows.0.choice': 'invalid' }],
    [{ rows: [{ cells: {}, choice: 'add' }] }, { 'rows.0.ligne': 'required' }],
    [{ rows: [{ ligne: 1.5, cells: [], choice: 'add' }] }, { 'rows.0.ligne': 'integer', 'rows.0.cells': 'invalid' }],
  ])('refuses the import %j', async (values, errors) => {
    const answer = await ecole.post('/api/candidat/import', { ...importInputOf([importRow()]), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('never changes another school and counts every row once', async () => {
    const elsewhere = await signedIn(backend, 'ecole2')
    const others = await rowsOfOthers(1)
    const numbers = [
      ...(await allCandidats(ecole)).slice(0, 4).map(({ cin }) => cin ?? ''),
      ...(await allCandidats(elsewhere)).slice(0, 4).map(({ cin }) => cin ?? ''),
      '70000001',
      '70000002',
      'x',
      '',
    ]
    const phones = (await allCandidats(elsewhere)).slice(0, 3).map(({ telephone }) => telephone ?? '')
    const row = fc.record({
      nom: fc.constantFrom('Ben Salah', 'Trabelsi', '', "O'Neil"),
      prenom: fc.constantFrom('Ali', 'Inès'),
      cin: fc.constantFrom(...numbers),
      telephone: fc.constantFrom('', '98 000 001', '12', ...phones),
      dateNaissance: fc.constantFrom('01/02/1999', '1999-02-01', '31/02/1999', ''),
      permi: fc.constantFrom('B', 'Z', ''),
      choice: fc.constantFrom<ImportChoice>('skip', 'update', 'add'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const before = await total()
        const input: ImportInput = importInputOf(rows)
        const job = await runImport(ecole, input)
        expect(job.statut).toBe('DONE')
        expect(job.report.map(({ ligne }) => ligne)).toEqual(input.rows.map(({ ligne }) => ligne))
        expect(Object.values(job.counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length)
        expect((await total()) - before).toBe(job.counts.added)
        const ids = job.report.flatMap(({ outcome, idCandidat }) => (outcome === 'added' ? [idCandidat] : []))
        expect(new Set(ids).size).toBe(job.counts.added)
        expect(ids).not.toContain(null)
        for (const { outcome, errors } of job.report) expect(Object.keys(errors).length > 0).toBe(outcome === 'refused')
      }),
      { numRuns: runs(40) },
    )
    expect(await rowsOfOthers(1)).toEqual(others)
  }, 60_000)

  it('imports 5,000 rows in seconds while other requests are answered', {
    timeout: 60_000,
    tags: ['long'],
  }, async () => {
    const input = importInputOf(
      Array.from({ length: 5000 }, (_, index) =>
        importRow({
          nom: `Nom${index % 700}`,
          telephone: `2${String(index).padStart(7, '0')}`,
          email: `p${index}@exemple.tn`,
        }),
      ),
    )
    const begun = performance.now()
    const { body } = await ecole.post<ImportJob>('/api/candidat/import', input)
    const waits: number[] = []
    let job = body
    while (job.statut === 'RUNNING') {
      const asked = performance.now()
      job = (await ecole.get<ImportJob>(`/api/import/${body.id}`)).body
      waits.push(performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(job.counts.added).toBe(5000)
    // The limit is generous, because tests run beside others. The benchmark measures a quiet machine.
    expect(performance.now() - begun).toBeLessThan(40_000)
    expect(waits.length).toBeGreaterThan(5)
  })
})
