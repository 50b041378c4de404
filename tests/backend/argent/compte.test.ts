import type { CompteCandidat } from '@contract/argent/compte'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { Evenement } from '@contract/planning/evenement'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argentEvents'
import type { TestBackend } from '@tests/helpers/backend'
import { setReglages } from '@tests/helpers/factures'
import { signedIn, startFreeSchool } from '@tests/helpers/http'
import { ledgerFaults } from '@tests/helpers/ledger'
import { buildCast, buildEvenement, evenementValues, tunis, updateOfEvenement, verb } from '@tests/helpers/planning'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

const YESTERDAY = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '10:00') }

/** A candidate enrolled with « Complet B » on the first of November. */
async function enrolled() {
  const started = await startFreeSchool()
  backend = started.backend
  const { ecole } = started
  const cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  const idForfait = await insertForfait(backend, cast.idPermi)
  const id = cast.candidat.id
  const answer = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  expect(answer.status).toBe(201)
  return { ecole, cast, id, idForfait, compte: answer.body }
}

const balance = async (type: string, cle = ''): Promise<number> => {
  const row = await backend.db
    .selectFrom('compte')
    .select('solde')
    .where('idAutoEcole', '=', 1)
    .where('type', '=', type)
    .where('cle', '=', cle)
    .executeTakeFirst()
  return row?.solde ?? 0
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
    expect(await balance('candidat', `${id}`)).toBe(835_000)
    expect(await balance('produit', 'dossier')).toBe(-50_000)
    expect(await balance('a_rendre', `${compte.inscriptions[0]?.id}`)).toBe(-785_000)
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
    expect(await balance('a_rendre', `${inscription?.id}`)).toBe(0)
    expect(await balance('produit', 'code')).toBe(-72_000)
    expect(await balance('produit', 'circulation')).toBe(-180_000)
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

  it('refuses a discount above what was bought, and the end of a version that changed', async () => {
    const { ecole, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const idLot = inscription?.lots[0]?.id
    const discount = await ecole.post(`/api/inscription/${inscription?.id}/remise`, {
      idLot,
      montant: 50_001,
      motif: 'x',
    })
    expect([discount.status, discount.body.errors]).toEqual([422, { montant: 'above_left' }])
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

/** Plans a road hour of yesterday through the API and attests it. */
async function attestedLesson(
  ecole: Parameters<typeof buildEvenement>[0],
  cast: Parameters<typeof evenementValues>[0],
  minutes?: number,
) {
  const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
  const answer = await verb(ecole, planned, 'attest', { absents: [], ...(minutes && { minutes }) })
  expect(answer.status).toBe(200)
  return answer.body
}

const reopened = async (ecole: Parameters<typeof buildEvenement>[0], event: Evenement) =>
  (await verb(ecole, event, 'reopen', { motif: 'Erreur' })).body

describe('a lesson', () => {
  it('that the package covers costs nothing more and turns its hours into income', async () => {
    const { ecole, id, cast } = await enrolled()
    await attestedLesson(ecole, cast)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect(await balance('produit', 'circulation')).toBe(-25_000)
  })

  it('beyond the package is charged by the minute, and follows when it changes', async () => {
    const { ecole, id, cast } = await enrolled()
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    const event = await attestedLesson(ecole, cast, 50)
    expect((await compteOf(ecole, id)).aPayer).toBe(855_833)
    const again = await reopened(ecole, event)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    await verb(ecole, again, 'attest', { absents: [], minutes: 60 })
    const { aPayer, lignes } = await compteOf(ecole, id)
    expect(aPayer).toBe(860_000)
    expect(lignes.find(({ cause }) => cause === 'lecon')).toMatchObject({ id: event.idEvenement, montant: 25_000 })
    expect(lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(aPayer)
  })

  it('that is missed costs the whole hour, and nothing once the school waives it', async () => {
    const { ecole, id, cast } = await enrolled()
    const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
    await verb(ecole, planned, 'no-show')
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
    const decide = (pourcent: number, idEvenement = planned.idEvenement) =>
      ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, { idEvenement, pourcent, motif: 'Malade' })
    expect((await decide(0)).body.aPayer).toBe(835_000)
    expect((await decide(50)).body.aPayer).toBe(847_500)
    expect((await decide(50, 999_999)).status).toBe(422)
  })

  it('that is missed is waived only for a reason of the school, where it has named some', async () => {
    const { ecole, id, cast } = await enrolled()
    const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
    await verb(ecole, planned, 'no-show')
    await setReglages(ecole, { motifsExcuse: ['Certificat médical', 'Deuil'] })
    const decide = (pourcent: number, motif: string) =>
      ecole.post(`/api/candidat/${id}/penalite`, { idEvenement: planned.idEvenement, pourcent, motif })
    const refused = await decide(0, 'Malade')
    expect([refused.status, refused.body.errors]).toEqual([422, { motif: 'unknown' }])
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
    expect((await decide(0, 'Deuil')).status).toBe(201)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect((await decide(50, 'Appel la veille')).status).toBe(201)
  })

  it('that is cancelled late costs nothing by itself, and what the school decides', async () => {
    const { ecole, id, cast } = await enrolled()
    const soon = { start: tunis('2026-11-21', '14:00'), end: tunis('2026-11-21', '15:00') }
    const planned = await buildEvenement(ecole, evenementValues(cast, soon))
    await verb(ecole, planned, 'cancel', { motif: 'Candidat absent' })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    const body = { idEvenement: planned.idEvenement, pourcent: 50, motif: 'Annulée le matin' }
    expect((await ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, body)).body.aPayer).toBe(847_500)
  })

  it('attested by an instructor is charged though they have no right on money', async () => {
    const { ecole, id, cast } = await enrolled()
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    const own = await backend.db
      .selectFrom('moniteur')
      .innerJoin('utilisateur', 'utilisateur.id', 'moniteur.idUtilisateur')
      .select('moniteur.id')
      .where('username', '=', 'moniteur')
      .executeTakeFirstOrThrow()
    const values = evenementValues(cast, { ...YESTERDAY, props: { idMoniteur: own.id } })
    const planned = await buildEvenement(ecole, values)
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await verb(moniteur, planned, 'attest', { absents: [] })).status).toBe(200)
    expect((await moniteur.get(`/api/candidat/${id}/compte`)).status).toBe(403)
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
  })
})

describe('an exam', () => {
  it('costs from the day it is booked, the State’s part apart, and nothing once it is cancelled', async () => {
    const { ecole, id, cast } = await enrolled()
    const props = { calendar: 'Code exam' as const, idMoniteur: null, idVehicule: null }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    expect(await balance('debours', 'exam_code')).toBe(-50_000)
    expect(await balance('produit', 'exam_code')).toBe(-30_000)
    await verb(ecole, exam, 'cancel', { motif: 'Reporté' })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect(await balance('debours', 'exam_code')).toBe(0)
  })
})

describe('an exam given up too late', () => {
  /** An exam of this afternoon, moved once, and cancelled by the candidate. */
  async function cancelledLate() {
    const { ecole, id, cast } = await enrolled()
    const props = { calendar: 'Code exam' as const, idMoniteur: null, idVehicule: null }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    const hour = { start: tunis('2026-11-21', '15:00'), end: tunis('2026-11-21', '15:30') }
    const moved = await ecole.put<Evenement>(
      `/api/calendrier/evenement/${exam.idEvenement}`,
      updateOfEvenement(exam, hour),
    )
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    const decide = (pourcent: number) =>
      ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, {
        ...{ idEvenement: exam.idEvenement, pourcent, motif: 'Prévenu le jour même' },
      })
    // Nothing is decided while it takes place.
    expect((await decide(0)).status).toBe(409)
    // The State's part was paid on.
    const fee = { kind: 'EXPENSE', montant: 50_000, method: 'TRANSFER', categorie: 'exam_code' }
    expect((await ecole.post('/api/transaction', fee)).status).toBe(201)
    backend.clock.now = new Date(backend.clock.now.getTime() + 10 * 60_000)
    expect((await verb(ecole, moved.body, 'cancel', { motif: 'Malade' })).status).toBe(200)
    return { ecole, id, exam, decide }
  }

  it('keeps the State’s part, and the school’s where it decides so', async () => {
    const { ecole, id, exam, decide } = await cancelledLate()
    const { aPayer, absences } = await compteOf(ecole, id)
    expect(aPayer).toBe(885_000)
    expect(absences).toMatchObject([
      { idEvenement: exam.idEvenement, service: 'exam_code', isCancelled: true, pourcent: null, montant: 50_000 },
    ])
    expect(await balance('debours', 'exam_code')).toBe(0)
    expect((await decide(100)).body.aPayer).toBe(915_000)
    expect((await decide(0)).body.aPayer).toBe(885_000)
    expect(await balance('debours', 'exam_code')).toBe(0)
    expect(await balance('produit', 'exam_code')).toBe(0)
  })

  it('stays charged when the enrolment ended before its day', async () => {
    const { ecole, id } = await cancelledLate()
    const { inscriptions } = await compteOf(ecole, id)
    const ending = { status: 'TERMINATED', dateFin: '2026-11-20', motif: 'Abandon', version: inscriptions[0]?.version }
    const ended = await ecole.post<CompteCandidat>(`/api/inscription/${inscriptions[0]?.id}/end`, ending)
    expect(ended.body).toMatchObject({ aPayer: 100_000, absences: [{ service: 'exam_code' }] })
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
        ...{ status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Abandon', version: inscription?.version, ...changes },
      })
    const refused = await end({})
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'events_ahead', details: { aVenir: 2, examens: 1 } },
    ])
    // What is planned until the last day belongs to the enrolment.
    expect((await end({ dateFin: '2026-11-23' })).body).toMatchObject({ details: { aVenir: 1, examens: 0 } })
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    expect((await end({ annuler: true })).body).toMatchObject({ aPayer: 50_000 })
    for (const { idEvenement } of [exam, lesson]) {
      const { body } = await ecole.get<Evenement>(`/api/calendrier/evenement/${idEvenement}`)
      expect(body.status).toBe('CANCELLED')
    }
  })
})

describe('a payment', () => {
  it('settles the oldest charge first and leaves a credit beyond what is owed', async () => {
    const { ecole, id, cast } = await enrolled()
    expect((await pay(ecole, id, 300_000)).body).toMatchObject({ numero: 'RC-2026-00001', solde: 535_000 })
    expect((await pay(ecole, id, 600_000)).body).toMatchObject({ numero: 'RC-2026-00002', solde: -65_000 })
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    await attestedLesson(ecole, cast)
    const { aPayer, postes } = await compteOf(ecole, id)
    expect(aPayer).toBe(-40_000)
    expect(postes).toEqual([expect.objectContaining({ sens: 'CREDIT', reste: 40_000 })])
  })

  it('is refused with the new balance when it is no longer the one that was seen', async () => {
    const { ecole, id } = await enrolled()
    await pay(ecole, id, 100_000)
    const answer = await pay(ecole, id, 100_000, { soldeVu: 835_000 })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'balance_changed', details: { solde: 735_000 } }])
    expect((await compteOf(ecole, id)).aPayer).toBe(735_000)
  })

  it('is refused below or without a millime, from the future, or to give back what nobody has in credit', async () => {
    const { ecole, id } = await enrolled()
    const refusal = async (montant: unknown, changes: object = {}) =>
      (await pay(ecole, id, montant as number, changes)).status
    expect(await refusal(0)).toBe(422)
    expect(await refusal(-5)).toBe(422)
    expect(await refusal(10.5)).toBe(422)
    for (const dateOperation of ['2026-11-22', '2016-11-20']) expect(await refusal(1000, { dateOperation })).toBe(422)
    expect(await refusal(1000, { kind: 'REFUND' })).toBe(422)
    expect(await refusal(1000, { dateOperation: '2026-11-20' })).toBe(201)
  })

  it('is reversed once, with a reason, by a transaction of its own', async () => {
    const { ecole, id } = await enrolled()
    const { body } = await pay(ecole, id, 300_000)
    await pay(ecole, id, 100_000)
    const reverse = (idTransaction: number, motif = 'Chèque rendu') =>
      ecole.post<TransactionSaved>(`/api/transaction/${idTransaction}/reverse`, { motif })
    expect((await reverse(body.id, '')).status).toBe(422)
    const reversal = await reverse(body.id)
    expect(reversal.body).toMatchObject({ numero: 'RC-2026-00003', idReversed: body.id, solde: 735_000 })
    expect((await reverse(body.id)).status).toBe(409)
    expect((await reverse(reversal.body.id)).status).toBe(409)
    expect((await ecole.get<TransactionSaved>(`/api/transaction/${body.id}`)).body.reversedBy).toBe(reversal.body.id)
    const { lignes, aPayer } = await compteOf(ecole, id)
    expect(lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(aPayer)
    expect(await cash()).toBe(100_000)
  })
})

/** What the cash boxes of the school hold. */
async function cash(): Promise<number> {
  const rows = await backend.db.selectFrom('compte').select('solde').where('type', '=', 'caisse').execute()
  return rows.reduce((sum, { solde }) => sum + solde, 0)
}
