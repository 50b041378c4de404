import type { CompteCandidat } from '@contract/argent/compte'
import type { Evenement } from '@contract/planning/evenement'
import { compteOf, insertForfait, pay } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { attestedLesson, balanceOf, startEnrolled } from '@tests/helpers/argent/enrolled'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCast, buildEvenement, evenementValues, tunis } from '@tests/helpers/planning'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

/** A candidate enrolled with « Complet B » on the first of November. */
async function enrolled() {
  const started = await startEnrolled()
  backend = started.backend
  return started
}

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

describe('an enrolment', () => {
  it('charges the price of its package: the file fee is income, the hours are owed by the school', async () => {
    const { compte, id } = await enrolled()
    expect(compte).toMatchObject({ aPayer: 835_000, exigible: 835_000, enRetard: 835_000 })
    expect(
      compte.inscriptions[0]?.lots.map(({ service, quantite, montant, used }) => [service, quantite, montant, used]),
    ).toEqual([
      ['dossier', 1, 50_000, 1],
      ['code', 1200, 160_000, 0],
      ['circulation', 1200, 500_000, 0],
      ['parc', 300, 125_000, 0],
    ])
    expect(await balanceOf(backend, `candidat:${id}`)).toBe(835_000)
    expect(await balanceOf(backend, 'produit:dossier')).toBe(-50_000)
    expect(await balanceOf(backend, `a_rendre:${compte.inscriptions[0]?.id}`)).toBe(-785_000)
  })

  it('keeps its prices when the school changes them', async () => {
    const { ecole, id, cast } = await enrolled()
    await backend.db.updateTable('config_prix').set({ circulation_hour_price: 99_000 }).execute()
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    await attestedLesson(ecole, cast)
    expect(await compteOf(ecole, id)).toMatchObject({ aPayer: 860_000 })
  })

  it('is refused twice, without prices, and for a package of another permit', async () => {
    const { ecole, id, idForfait, cast } = await enrolled()
    const body = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' }
    expect((await ecole.post(`/api/candidat/${id}/inscription`, body)).status).toBe(409)
    const { candidat } = await buildCast(backend, ecole)
    const path = `/api/candidat/${candidat.id}/inscription`
    const other = await backend.db.selectFrom('permi').select('id').where('id', '!=', cast.idPermi).executeTakeFirst()
    const elsewhere = await insertForfait(backend, other?.id ?? 0)
    const refused = await ecole.post(path, { ...body, idForfait: elsewhere })
    expect([refused.status, refused.body.errors]).toEqual([422, { idForfait: 'unknown' }])
    await backend.db.updateTable('config_prix').set({ is_active: 0 }).execute()
    const without = await ecole.post(path, body)
    expect([without.status, without.body.code]).toEqual([409, 'no_prices'])
    expect((await ecole.post(path, { ...body, formule: 'HOURS' })).status).toBe(422)
  })

  it('by the hour charges the file fee alone, and with the default packages their two prices', async () => {
    const { ecole } = await enrolled()
    const [one, other] = [await buildCast(backend, ecole), await buildCast(backend, ecole)]
    const body = { idForfait: null, dateDebut: '2026-11-01' }
    const hours = await ecole.post(`/api/candidat/${one.candidat.id}/inscription`, { ...body, formule: 'HOURS' })
    expect(hours.body).toMatchObject({ aPayer: 50_000 })
    const both = await ecole.post(`/api/candidat/${other.candidat.id}/inscription`, { ...body, formule: 'DEFAULT' })
    expect(both.body).toMatchObject({ aPayer: 50_000 + 150_000 + 550_000 })
  })

  it('that ends gives back what was bought and not given', async () => {
    const { ecole, id, compte } = await enrolled()
    await insertLessons(backend, id, [
      ...hoursFrom('2026-11-01', 10, 'Hour code'),
      ...hoursFrom('2026-11-01', 8, 'Hour circulation'),
    ])
    const [inscription] = compte.inscriptions
    const lot = (service: string) => inscription?.lots.find((one) => one.service === service)?.id
    expect((await pay(ecole, id, 835_000)).status).toBe(201)
    // A discount of a tenth of the hours: 16 on code, 50 on circulation, 12.5 on parc.
    for (const [service, montant] of [
      ['code', 16_000],
      ['circulation', 50_000],
      ['parc', 12_500],
    ] as const) {
      const body = { idLot: lot(service), montant, motif: 'Fidélité' }
      expect((await ecole.post(`/api/inscription/${inscription?.id}/remise`, body)).status).toBe(201)
    }
    expect(await compteOf(ecole, id)).toMatchObject({ aPayer: -78_500 })
    const ending = { status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Déménagement', version: inscription?.version }
    expect((await ecole.post(`/api/inscription/${inscription?.id}/end`, ending)).status).toBe(200)
    expect(await compteOf(ecole, id)).toMatchObject({ aPayer: -533_000, exigible: 0 })
    const refund = await pay(ecole, id, 533_000, { kind: 'REFUND' })
    expect(refund.body).toMatchObject({ numero: 'RC-2026-00002', solde: 0 })
    expect(await balanceOf(backend, `a_rendre:${inscription?.id}`)).toBe(0)
    expect(await balanceOf(backend, 'produit:code')).toBe(-72_000)
    expect(await balanceOf(backend, 'produit:circulation')).toBe(-180_000)
    expect((await ecole.post(`/api/inscription/${inscription?.id}/end`, ending)).status).toBe(409)
  })

  it('lowers by a discount what it was given on, before anything older', async () => {
    const { ecole, id, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const parc = inscription?.lots.find(({ service }) => service === 'parc')
    const body = { idLot: parc?.id, montant: 12_500, motif: 'Fidélité' }
    expect((await ecole.post(`/api/inscription/${inscription?.id}/remise`, body)).status).toBe(201)
    const { postes } = await compteOf(ecole, id)
    const lowered = postes.filter(({ reste, montant }) => reste !== montant)
    expect(lowered).toMatchObject([{ cause: 'lot', idCause: parc?.id, reste: (parc?.montant ?? 0) - 12_500 }])
  })

  it('begins again on the day that it ended while nothing took place on it, and names the next day otherwise', async () => {
    const { ecole, id, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const end = (version?: number) => ({ status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Erreur', version })
    expect((await ecole.post(`/api/inscription/${inscription?.id}/end`, end(inscription?.version))).status).toBe(200)
    const again = { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-21' }
    const answer = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, again)
    expect(answer.status).toBe(201)
    const second = answer.body.inscriptions.find(({ status }) => status === 'ACTIVE')
    await insertLessons(backend, id, hoursFrom('2026-11-21', 1, 'Hour circulation'))
    expect((await ecole.post(`/api/inscription/${second?.id}/end`, end(second?.version))).status).toBe(200)
    const refused = await ecole.post(`/api/candidat/${id}/inscription`, again)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { dateDebut: 'too_early' }, limits: { dateDebut: '2026-11-22' } },
    ])
  })

  it('refuses the end of a version that changed, and one before its first day', async () => {
    const { ecole, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const ending = { status: 'COMPLETED', dateFin: '2026-11-21', motif: 'Permis obtenu', version: 7 }
    const stale = await ecole.post(`/api/inscription/${inscription?.id}/end`, ending)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const early = { ...ending, dateFin: '2026-10-31', version: inscription?.version }
    expect((await ecole.post(`/api/inscription/${inscription?.id}/end`, early)).status).toBe(422)
  })

  it('takes a further package, whose hours come after the first ones', async () => {
    const { ecole, id, cast, compte } = await enrolled()
    const hours = { minutesCode: 0, minutesCirculation: 600, minutesParc: 0, dossier: 0 }
    const idForfait = await insertForfait(backend, cast.idPermi, { nom: '10 h', prix: 220_000, ...hours })
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    const body = { idForfait, dateEffet: '2026-11-20' }
    const answer = await ecole.post<CompteCandidat>(`/api/inscription/${compte.inscriptions[0]?.id}/lot`, body)
    expect(answer.body.aPayer).toBe(835_000 + 220_000)
    await attestedLesson(ecole, cast)
    const after = await compteOf(ecole, id)
    expect(after.aPayer).toBe(835_000 + 220_000)
    expect(after.inscriptions[0]?.lots.at(-1)).toMatchObject({ montant: 220_000, used: 60 })
  })
})

describe('the end of an enrolment', () => {
  it('is refused while something is planned after it, unless it is cancelled in the same step', async () => {
    const { ecole, id, cast, compte } = await enrolled()
    const props = { calendar: 'Code exam' as const, idMoniteur: null, idVehicule: null }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    const lesson = await buildEvenement(
      ecole,
      evenementValues(cast, { start: tunis('2026-11-24', '09:00'), end: tunis('2026-11-24', '10:00') }),
    )
    const [inscription] = compte.inscriptions
    const end = (changes: object) =>
      ecole.post<CompteCandidat>(`/api/inscription/${inscription?.id}/end`, {
        status: 'TERMINATED',
        dateFin: '2026-11-21',
        motif: 'Abandon',
        version: inscription?.version,
        ...changes,
      })
    const refused = await end({})
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'events_ahead', details: { aVenir: 2, examens: 1 } },
    ])
    // Lessons planned until the last day belong to the enrolment.
    expect((await end({ dateFin: '2026-11-23' })).body).toMatchObject({ details: { aVenir: 1, examens: 0 } })
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    expect((await end({ annuler: true })).body).toMatchObject({ aPayer: 50_000 })
    for (const { idEvenement } of [exam, lesson]) {
      const { body } = await ecole.get<Evenement>(`/api/calendrier/evenement/${idEvenement}`)
      expect(body.status).toBe('CANCELLED')
    }
  })
})
