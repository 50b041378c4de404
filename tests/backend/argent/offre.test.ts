import type { CompteCandidat, OffreCandidat } from '@contract/argent/compte'
import { clearPrices, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { buildCandidat } from '@tests/helpers/factories'
import { clientOf, signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues, tunis, verb } from '@tests/helpers/planning'
import { describe, expect, it } from 'vitest'

describe('the offer for a candidate', () => {
  it('has no prices and no packages until the school has set its prices', async () => {
    const { backend, ecole } = await startSchool()
    await clearPrices(backend)
    const { id, idPermi } = await buildCandidat(ecole)
    await insertForfait(backend, idPermi)
    const { status, body } = await ecole.get<OffreCandidat>(`/api/candidat/${id}/offre`)
    expect([status, body]).toEqual([200, { prix: null, forfaits: [] }])
  })

  it('has the active prices of the permit and the packages on sale for it, the cheapest first', async () => {
    const { backend, ecole } = await startSchool()
    await clearPrices(backend)
    const { id, idPermi } = await buildCandidat(ecole)
    await insertPrices(backend, idPermi)
    await insertForfait(backend, idPermi)
    await insertForfait(backend, idPermi, { nom: '10 heures', prix: 220_000, dossier: 0, examensCode: 1 })
    await insertForfait(backend, idPermi, { nom: 'Ancien', active: 0 })
    const other = await backend.db.selectFrom('permi').select('id').where('id', '!=', idPermi).executeTakeFirstOrThrow()
    await insertForfait(backend, other.id, { nom: 'Autre permis' })
    const { body } = await ecole.get<OffreCandidat>(`/api/candidat/${id}/offre`)
    expect(body.prix).toEqual({
      heure: { code: 8_000, circulation: 25_000, parc: 25_000 },
      examen: { code: 80_000, circulation: 80_000, parc: 80_000 },
      dossier: 50_000,
      parDefaut: { montant: 700_000, minutes: { code: 1200, circulation: 1200, parc: 300 } },
    })
    expect(body.forfaits).toMatchObject([
      { nom: '10 heures', prix: 220_000, dossier: false, examens: { code: 1, circulation: 0, parc: 0 } },
      { nom: 'Complet B', prix: 835_000, dossier: true, minutes: { code: 1200, circulation: 1200, parc: 300 } },
    ])
  })

  it('is for those who may enrol, in their own school', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole)
    const path = `/api/candidat/${id}/offre`
    expect((await clientOf(backend, null).get(path)).status).toBe(401)
    expect((await (await signedIn(backend, 'ecole-planning')).get(path)).status).toBe(403)
    expect((await (await signedIn(backend, 'candidat')).get(path)).status).toBe(403)
    const other = await backend.db
      .selectFrom('candidat')
      .select('id')
      .where('idAutoEcole', '!=', 1)
      .executeTakeFirstOrThrow()
    expect((await ecole.get(`/api/candidat/${other.id}/offre`)).status).toBe(404)
  })
})

describe('the lines of an account', () => {
  it('name the day, the service and the event behind each charge, and list what was missed', async () => {
    const { backend, ecole } = await startFreeSchool()
    const cast = await buildCast(backend, ecole)
    const { id } = cast.candidat
    await insertPrices(backend, cast.idPermi)
    await insertLessons(backend, id, hoursFrom('2026-11-02', 1, 'Hour code'))
    const missed = await buildEvenement(
      ecole,
      evenementValues(cast, { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '10:00') }),
    )
    await verb(ecole, missed, 'no-show')
    const body = { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' }
    const { body: compte } = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, body)
    const lignes = compte.lignes.map(({ cause, jour, service, montant }) => [cause, jour, service, montant])
    expect(lignes).toContainEqual(['lot', '2026-11-01', 'dossier', 50_000])
    expect(lignes).toContainEqual(['lecon', '2026-11-02', 'code', 8_000])
    expect(lignes).toContainEqual(['penalite', '2026-11-20', 'circulation', 25_000])
    const absence = { idEvenement: missed.idEvenement, service: 'circulation', isCancelled: false }
    expect(compte.absences).toEqual([{ ...absence, start: missed.start, pourcent: null, montant: 25_000 }])
    const waiver = { idEvenement: missed.idEvenement, pourcent: 0, motif: 'Malade' }
    const { body: waived } = await ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, waiver)
    expect(waived.absences).toMatchObject([{ pourcent: 0, montant: 0 }])
  })
})
