import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat, importInputOf, importRow, runImport } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues } from '@tests/helpers/planning'
import { limitPackage } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const PATH = '/api/candidat/archive'
const change = (archived: boolean, selection: object, client = ecole, annuler = false) =>
  client.post<{ ids: number[]; code?: string; details?: { aVenir: number } }>(PATH, { archived, annuler, selection })
const log = async (query = '') =>
  (await ecole.get<Page<Historique>>(`/api/historique?perPage=100${query}`)).body.data.filter(
    ({ action }) => action === 'archive',
  )
const sheet = async (id: number) => (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body
const filled = async (count: number) =>
  (
    await runImport(ecole, importInputOf(Array.from({ length: count }, () => importRow({ nom: 'Masmoudi' }))))
  ).report.map(({ idCandidat }) => idCandidat ?? 0)

describe('POST /api/candidat/archive', () => {
  it('archives all candidates of a filter beyond one page, as one log entry with lines', async () => {
    const ids = await filled(230)
    const others = (await allCandidats(ecole)).length - 230
    const { status, body } = await change(true, { filter: { q: 'masmoudi' }, count: 230 })
    expect(status).toBe(200)
    expect([...body.ids].sort()).toEqual([...ids].sort())
    expect(await allCandidats(ecole)).toHaveLength(others)
    expect((await sheet(ids[0] ?? 0)).archived).toBe(true)
    const accounts = await backend.db
      .selectFrom('candidat')
      .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
      .select('actif')
      .where('candidat.id', 'in', ids)
      .execute()
    expect(accounts.every(({ actif }) => actif === 0)).toBe(true)
    const [entry, ...more] = await log()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ entite: 'selection', after: { candidats: 230 } })
    const lines = (await ecole.get<Page<Historique>>(`/api/historique?idGroupe=${entry?.id}`)).body
    expect(lines.totalDataCount).toBe(230)
    // Undoes the archiving by ids.
    expect((await change(false, { ids })).body.ids).toHaveLength(230)
    expect(await allCandidats(ecole)).toHaveLength(others + 230)
  })

  it('writes a plain log entry for a single candidate', async () => {
    const { id } = await buildCandidat(ecole)
    await change(true, { ids: [id] })
    expect(await log()).toMatchObject([{ entite: 'candidat', idEntite: id, idGroupe: null }])
  })

  it('unarchives the candidates that the filter shows', async () => {
    const ids = await filled(3)
    await change(true, { ids })
    const { body } = await change(false, { filter: { q: 'masmoudi' }, count: 3 })
    expect(body.ids).toHaveLength(3)
    expect((await sheet(ids[1] ?? 0)).archived).toBe(false)
  })

  it('asks for confirmation before it cancels planned lessons, then cancels all of them', async () => {
    const cast = await buildCast(backend, ecole)
    await buildEvenement(ecole, evenementValues(cast))
    const [other = 0] = await filled(1)
    const ids = [cast.candidat.id, other]
    const refused = await change(true, { ids })
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'events_ahead',
      { aVenir: 1, examens: 0, premiers: [{ calendar: 'Hour circulation', start: '2026-11-23T08:00:00.000Z' }] },
    ])
    expect((await sheet(other)).archived).toBe(false)
    expect((await change(true, { ids }, ecole, true)).body.ids).toHaveLength(2)
    const events = await backend.db
      .selectFrom('evenement')
      .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
      .select('status')
      .where('idCandidat', '=', cast.candidat.id)
      .execute()
    expect(events).toEqual([{ status: 'CANCELLED' }])
  })

  it('refuses with 409 when the filter’s count changed or no candidate is left to archive', async () => {
    const ids = await filled(2)
    expect((await change(true, { filter: { q: 'masmoudi' }, count: 3 })).status).toBe(409)
    expect((await sheet(ids[0] ?? 0)).archived).toBe(false)
    await change(true, { ids })
    expect((await change(true, { ids })).status).toBe(409)
  })

  it('refuses to unarchive more candidates than the package allows', async () => {
    const ids = await filled(2)
    await change(true, { ids })
    await limitPackage(backend, 1, { limiteCandidats: (await allCandidats(ecole)).length + 1 })
    expect((await change(false, { ids })).status).toBe(423)
  })

  it('allows only the school’s own desk, for its own candidates', async () => {
    const ids = await filled(2)
    const selection = { ids }
    expect((await change(true, selection, clientOf(backend, null))).status).toBe(401)
    expect((await change(true, selection, await signedIn(backend, 'moniteur'))).status).toBe(403)
    const elsewhere = await signedIn(backend, 'ecole2')
    expect((await change(true, selection, elsewhere)).status).toBe(404)
    expect((await change(true, { filter: { q: 'masmoudi' }, count: 2 }, elsewhere)).status).toBe(409)
    expect((await change(true, { ids: [] })).status).toBe(422)
    expect((await change(true, { filter: { couleur: 'bleu' }, count: 2 })).status).toBe(422)
    expect((await change(true, { filter: {}, ids })).status).toBe(422)
    expect((await sheet(ids[0] ?? 0)).archived).toBe(false)
  })
})
