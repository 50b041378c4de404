import { insertImport } from '@backend/database/ecole/candidat/import'
import { STANDS_ON_CANDIDAT } from '@backend/database/ecole/candidat/importUndo'
import { LATEST } from '@backend/database/migrations/latest'
import { transact } from '@backend/database/transact'
import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { ImportUndo } from '@contract/ecole/import/candidatImport'
import type { Page } from '@contract/list'
import { insertPrices, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import {
  allCandidats,
  buildCandidat,
  importInputOf,
  importRow,
  permiOf,
  runImport,
  updateOf,
} from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues } from '@tests/helpers/planning'
import { suspend } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const undo = (id: number, client = ecole) => client.post<ImportUndo>(`/api/import/${id}/undo`)
const look = async (id: number) => (await ecole.get<ImportUndo>(`/api/import/${id}/undo`)).body
const sheet = async (id: number) => (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body
const log = async (query = '') => (await ecole.get<Page<Historique>>(`/api/historique?perPage=100${query}`)).body
const importOf = async (count: number) => {
  const job = await runImport(ecole, importInputOf(Array.from({ length: count }, () => importRow())))
  return { job, ids: job.report.map(({ idCandidat }) => idCandidat ?? 0) }
}
const counted = async (table: 'candidat' | 'utilisateur') =>
  (await backend.db.selectFrom(table).select('id').execute()).length
describe('the log of an import', () => {
  it('has one entry with the figures, and lines under it and in each file', async () => {
    const before = (await log()).totalDataCount
    const { job, ids } = await importOf(12)
    const all = await log()
    expect(all.totalDataCount).toBe(before + 1)
    const entry = all.data[0]
    expect(entry).toMatchObject({ entite: 'import', action: 'import', idEntite: job.id, nom: 'candidats.csv' })
    expect(entry?.after).toEqual({ fichier: 'candidats.csv', added: 12, updated: 0, refused: 0 })
    const lines = (await ecole.get<Page<Historique>>(`/api/historique?perPage=10&page=2&idGroupe=${entry?.id}`)).body
    expect(lines).toMatchObject({ totalDataCount: 12, totalPages: 2 })
    expect(lines.data).toHaveLength(2)
    expect(lines.data.every(({ idGroupe, action }) => idGroupe === entry?.id && action === 'create')).toBe(true)
    expect((await log(`&idEntite=${ids[0]}&entite=candidat`)).data).toHaveLength(1)
  })

  it('has no entry when the import wrote nothing', async () => {
    const before = (await log()).totalDataCount
    await runImport(ecole, importInputOf([importRow()], 'skip'))
    expect((await log()).totalDataCount).toBe(before)
  })
})

describe('POST /api/import/{id}/undo', () => {
  it('removes the added candidates with their accounts and search rows, and logs it', async () => {
    const [people, accounts] = [await counted('candidat'), await counted('utilisateur')]
    const { job, ids } = await importOf(700)
    expect(await look(job.id)).toMatchObject({ possible: true, removed: 700, restored: 0, kept: [], undoneAt: null })
    const { status, body } = await undo(job.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ possible: false, removed: 700, kept: [], fichier: 'candidats.csv' })
    expect([await counted('candidat'), await counted('utilisateur')]).toEqual([people, accounts])
    expect((await ecole.get(`/api/candidat/${ids[0]}`)).status).toBe(404)
    expect(await allCandidats(ecole, '&q=importe')).toEqual([])
    expect((await log()).data[0]).toMatchObject({
      entite: 'import',
      action: 'undo',
      nom: 'candidats.csv',
      after: { fichier: 'candidats.csv', removed: 700, restored: 0, kept: 0 },
    })
    expect(await look(job.id)).toEqual(body)
    // The identity numbers are free again.
    expect((await runImport(ecole, importInputOf([importRow()]))).counts.added).toBe(1)
  })

  it('keeps candidates with dependent records and names each reason', async () => {
    const { job, ids } = await importOf(7)
    const [lesson = 0, paper = 0, changed = 0, code = 0, account = 0, archived = 0] = ids
    const cast = await buildCast(backend, ecole)
    await buildEvenement(ecole, evenementValues(cast, { props: { idCandidats: [lesson] } }))
    await ecole.put(`/api/candidat/${paper}/document/cin`, { recu: true, version: 0 })
    await ecole.put(`/api/candidat/${changed}`, updateOf(await sheet(changed), { note: 'Appelée' }))
    await backend.db
      .insertInto('code_acces')
      .values({
        idAutoEcole: 1,
        idCandidat: code,
        code: 'ABCDEFGHJK',
        dateExpiration: '2027-01-01',
        actif: 1,
        premiereUtilisation: null,
        derniereUtilisation: null,
        version: 1,
        createdAt: '2026-11-21',
        updatedAt: '2026-11-21',
      })
      .execute()
    const { idUtilisateur } = await backend.db
      .selectFrom('candidat')
      .select('idUtilisateur')
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    await backend.db
      .updateTable('utilisateur')
      .set({ derniereConnexion: '2026-11-21T08:00:00.000Z' })
      .where('id', '=', idUtilisateur)
      .execute()
    await ecole.post(`/api/candidat/${archived}/archive`)
    const { body } = await undo(job.id)
    expect(body.removed).toBe(1)
    expect(new Map(body.kept.map(({ idCandidat, reason }) => [idCandidat, reason]))).toEqual(
      new Map([
        [lesson, 'lesson'],
        [paper, 'document'],
        [changed, 'changed'],
        [code, 'code'],
        [account, 'account'],
        [archived, 'changed'],
      ]),
    )
    expect(body.kept[0]?.nom).toBe('Nouveau Importé')
    expect((await ecole.get(`/api/candidat/${paper}`)).status).toBe(200)
    expect((await ecole.get(`/api/candidat/${ids[6]}`)).status).toBe(404)
  })

  it('restores the updated candidates unless they were changed since', async () => {
    const [one, other] = [await buildCandidat(ecole, { adresse: 'Sfax' }), await buildCandidat(ecole)]
    const input = importInputOf(
      [
        { cin: one.cin ?? '', adresse: 'Tunis', telephone: '98 765 001' },
        { cin: one.cin ?? '', adresse: 'Bizerte' },
        { cin: other.cin ?? '', adresse: 'Tunis' },
      ],
      'update',
    )
    const job = await runImport(ecole, input)
    expect(job.counts.updated).toBe(3)
    await ecole.put(`/api/candidat/${other.id}`, updateOf(await sheet(other.id), { note: 'Depuis' }))
    const { body } = await undo(job.id)
    expect(body).toMatchObject({ removed: 0, restored: 1, kept: [{ idCandidat: other.id, reason: 'changed' }] })
    expect(await sheet(one.id)).toMatchObject({ adresse: 'Sfax', telephone: one.telephone })
    expect((await sheet(other.id)).adresse).toBe('Tunis')
  })

  it('does not restore a number that another candidate has now', async () => {
    const number = await buildCandidat(ecole, { nom: 'Zarrouk' })
    const category = await buildCandidat(ecole)
    const rows = [
      { nom: number.nom, prenom: number.prenom, dateNaissance: number.dateNaissance, cin: '79797979' },
      { cin: category.cin ?? '', permi: 'A' },
    ]
    const job = await runImport(ecole, importInputOf(rows, 'update'))
    expect(job.counts.updated).toBe(2)
    await buildCandidat(ecole, { cin: number.cin ?? '' })
    expect((await look(job.id)).kept).toEqual([
      { idCandidat: number.id, nom: `${number.prenom} ${number.nom}`, reason: 'taken' },
    ])
    expect((await undo(job.id)).body.restored).toBe(1)
    expect((await sheet(category.id)).idPermi).toBe(await permiOf(ecole))
    expect((await sheet(number.id)).cin).toBe('79797979')
  })

  it('ignores a later import that was undone itself', async () => {
    const { job, ids } = await importOf(1)
    const row = { cin: (await sheet(ids[0] ?? 0)).cin ?? '', adresse: 'Gabès' }
    const second = await runImport(ecole, importInputOf([row], 'update'))
    expect((await look(job.id)).kept).toMatchObject([{ reason: 'changed' }])
    await undo(second.id)
    expect((await undo(job.id)).body).toMatchObject({ removed: 1, kept: [] })
  })

  it('refuses a second undo, an import without changes, and one that is running', async () => {
    const { job } = await importOf(1)
    expect((await undo(job.id)).status).toBe(200)
    expect((await undo(job.id)).status).toBe(409)
    const skipped = await runImport(ecole, importInputOf([importRow()], 'skip'))
    expect(await look(skipped.id)).toMatchObject({ possible: false, removed: 0 })
    expect((await undo(skipped.id)).status).toBe(409)
    const touched = await importOf(1)
    await ecole.put(`/api/candidat/${touched.ids[0]}/document/cin`, { recu: true, version: 0 })
    expect((await undo(touched.job.id)).status).toBe(409)
    // The import has begun but written nothing yet, because all of its rows are written at once.
    const { idAutoEcole, idUtilisateur } = await backend.db
      .selectFrom('import_candidat')
      .select(['idAutoEcole', 'idUtilisateur'])
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow()
    const begun = { idAutoEcole, idUtilisateur, fichier: 'candidats.csv', total: 1 }
    const running = await transact(backend.db, (trx) => insertImport(trx, begun, TEST_NOW))
    expect((await undo(running.id)).status).toBe(409)
  })

  it('allows only the school’s own desk', async () => {
    const { job } = await importOf(1)
    const path = `/api/import/${job.id}/undo`
    expect((await clientOf(backend, null).post(path)).status).toBe(401)
    expect((await (await signedIn(backend, 'moniteur')).post(path)).status).toBe(403)
    expect((await (await signedIn(backend, 'ecole2')).post(path)).status).toBe(404)
    expect((await (await signedIn(backend, 'ecole2')).get(path)).status).toBe(404)
    expect((await ecole.post('/api/import/99999/undo')).status).toBe(404)
    await suspend(backend, 1)
    expect((await ecole.post(path)).status).toBe(423)
  })

  it('keeps candidates who are enrolled or have paid', async () => {
    const { job, ids } = await importOf(3)
    const [enrolled = 0, paid = 0] = ids
    await insertPrices(backend, (await sheet(enrolled)).idPermi)
    const body = { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-21' }
    expect((await ecole.post(`/api/candidat/${enrolled}/inscription`, body)).status).toBe(201)
    expect((await pay(ecole, paid, 10_000)).status).toBe(201)
    const { body: undone } = await undo(job.id)
    expect(undone).toMatchObject({ removed: 1 })
    expect(undone.kept.map(({ idCandidat, reason }) => [idCandidat, reason])).toEqual([
      [enrolled, 'money'],
      [paid, 'money'],
    ])
  })

  it('knows every table that references a candidate', () => {
    const referring = LATEST.filter((line) => line.includes('references "candidat"')).map(
      (line) => /CREATE TABLE "(\w+)"/.exec(line)?.[1],
    )
    expect(referring.sort()).toEqual(Object.keys(STANDS_ON_CANDIDAT).sort())
  })
})
