import type { Notif } from '@contract/compte/notif'
import type { ApiError } from '@contract/errors'
import type { Page } from '@contract/list'
import type { Attente, Offre, RemplacantList } from '@contract/planning/attente'
import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, evenementValues, MONDAY, tunis, verb } from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  await backend.db.deleteFrom('attente').execute()
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/attente'
const WEEK = { calendar: 'Hour circulation', jours: [1, 2, 3, 4, 5], debut: '08:00', fin: '18:00' }
const LUNCH = { start: tunis(MONDAY, '13:00'), end: tunis(MONDAY, '14:00') }
const wish = (client: Client, body: object = {}) => client.post<Attente>(PATH, { ...WEEK, ...body })
const errorsOf = (answer: { body: unknown }) => (answer.body as ApiError).errors
const at = (event: Evenement, verb: string) => `/api/calendrier/evenement/${event.idEvenement}/${verb}`
const remplacants = async (event: Evenement, client = ecole) => client.get<RemplacantList>(at(event, 'remplacants'))
const notifs = async (client: Client, kind: string) =>
  (await client.get<Page<Notif>>('/api/notif?limit=30')).body.data.filter((notif) => notif.kind === kind)
const openOffers = async (client: Client) => (await client.get<{ data: Offre[] }>('/api/calendrier/offre')).body.data

/** A candidate of the school with an account. */
async function newCandidat(username: string) {
  const { id } = await buildCandidat(ecole, { nom: username })
  const account = await backend.db
    .selectFrom('candidat')
    .select('idUtilisateur')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const demo = await backend.db
    .selectFrom('utilisateur')
    .select('motDePasse')
    .where('username', '=', 'candidat')
    .executeTakeFirstOrThrow()
  await backend.db
    .updateTable('utilisateur')
    .set({ username, isFirstLogin: 0, motDePasse: demo.motDePasse })
    .where('id', '=', account.idUtilisateur)
    .execute()
  return { id, client: await signedIn(backend, username) }
}

/** A road hour of the cast that was planned and then cancelled. */
async function cancelledLesson(values: Parameters<typeof evenementValues>[1] = LUNCH): Promise<Evenement> {
  const event = await buildEvenement(ecole, evenementValues(cast, values))
  return (await verb(ecole, event, 'cancel')).body
}

describe('/api/calendrier/attente', () => {
  it('adds a candidate who asks or whom the school names', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const { status, body } = await wish(candidat, { jours: [5, 1, 5] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ statut: 'ACTIVE', jours: [1, 5], debut: '08:00', fin: '18:00' })
    const named = (await wish(ecole, { idCandidat: cast.candidat.id })).body
    expect(named.idCandidat).toBe(cast.candidat.id)
    expect((await ecole.get<{ data: Attente[] }>(PATH)).body.data).toEqual([body, named])
    expect((await candidat.get<{ data: Attente[] }>(PATH)).body.data).toEqual([body])
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await ecole2.get<{ data: Attente[] }>(PATH)).body.data).toEqual([])
    expect((await ecole2.post(`${PATH}/${body.id}/close`)).status).toBe(404)
    expect((await candidat.post(`${PATH}/${named.id}/close`)).status).toBe(404)
  })

  it('refuses a second place for the same kind of lesson', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const { body } = await wish(candidat)
    const again = await wish(candidat)
    expect(again.status).toBe(409)
    expect(errorsOf(again)).toEqual({ calendar: 'duplicate' })
    expect((await wish(candidat, { calendar: 'Hour code' })).status).toBe(201)
    expect((await candidat.post<Attente>(`${PATH}/${body.id}/close`)).body.statut).toBe('CLOSED')
    expect((await candidat.post(`${PATH}/${body.id}/close`)).status).toBe(409)
    expect((await wish(candidat)).status).toBe(201)
  })

  it.each([
    [{ jours: [] }, { jours: 'too_small' }],
    [{ jours: [8] }, { 'jours.0': 'too_big' }],
    [{ debut: '18:00', fin: '08:00' }, { fin: 'end_before_start' }],
    [{ fin: '25:00' }, { fin: 'time' }],
    [{ calendar: 'Park exam' }, { calendar: 'invalid' }],
  ])('refuses the waiting-list entry %j', async (body, errors) => {
    const answer = await wish(await signedIn(backend, 'candidat'), body)
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual(errors)
  })
})

describe('candidates for a freed slot', () => {
  it('wait for this kind, category and time of the week, and are free', async () => {
    const wait = async (values: Parameters<typeof buildCandidat>[1] = {}, body: object = {}) => {
      const { id } = await buildCandidat(ecole, values)
      await wish(ecole, { idCandidat: id, ...body })
      return id
    }
    const fits = await wait()
    await wait({}, { calendar: 'Hour Park' })
    await wait({}, { jours: [2] })
    await wait({}, { fin: '13:30' })
    await wait({ idPermi: await permiOf(ecole, 'A') })
    const busy = await wait()
    await wish(ecole, { idCandidat: cast.candidat.id })
    const code = { calendar: 'Hour code' as const, idCandidats: [busy], idMoniteur: null, idVehicule: null }
    await buildEvenement(ecole, evenementValues(cast, { ...LUNCH, props: code }))
    const event = await cancelledLesson()
    const { status, body } = await remplacants(event)
    expect(status).toBe(200)
    expect(body.libre).toBe(true)
    expect(body.data.map(({ idCandidat }) => idCandidat)).toEqual([fits])
    expect(body.data[0]).toMatchObject({ rang: 1, offre: null })
    expect(body.data[0]?.raisons.map(({ code }) => code).sort()).toEqual(['jamais_servi', 'peu_heures'])
  })

  it('are sorted by their reasons', async () => {
    const late = await buildCandidat(ecole)
    const referred = await buildCandidat(ecole, { idMoniteur: cast.moniteur.id })
    const examined = await buildCandidat(ecole)
    for (const { id } of [late, referred, examined]) await wish(ecole, { idCandidat: id })
    const exam = { idAutoEcole: 1, calendar: 'Conduit exam', status: 'PLANNED', version: 1 } as const
    const time = { start: '2026-11-27T08:00:00.000Z', end: '2026-11-27T09:00:00.000Z', createdAt: '', updatedAt: '' }
    const { id } = await backend.db
      .insertInto('evenement')
      .values({ ...exam, ...time })
      .returning('id')
      .executeTakeFirstOrThrow()
    const takesPart = { idEvenement: id, idCandidat: examined.id, absent: 0 as const }
    await backend.db.insertInto('evenement_candidat').values(takesPart).execute()
    const { body } = await remplacants(await cancelledLesson())
    expect(body.data.map(({ idCandidat }) => idCandidat)).toEqual([examined.id, referred.id, late.id])
    expect(body.data[0]?.raisons[0]).toEqual({ code: 'examen_proche', nombre: 6 })
    expect(body.data[1]?.raisons[0]).toEqual({ code: 'referent', nombre: null })
  })

  it('returns no candidates when the instructor is taken', async () => {
    await wish(ecole, { idCandidat: (await buildCandidat(ecole)).id })
    const event = await cancelledLesson()
    const other = await buildCandidat(ecole)
    await buildEvenement(ecole, evenementValues(cast, { ...LUNCH, props: { idCandidats: [other.id] } }))
    expect((await remplacants(event)).body).toEqual({ data: [], libre: false })
  })

  it('exist only for a future cancelled lesson of the caller’s school', async () => {
    const planned = await buildEvenement(ecole, evenementValues(cast, LUNCH))
    expect((await remplacants(planned)).status).toBe(409)
    expect((await remplacants(planned, await signedIn(backend, 'ecole2'))).status).toBe(404)
    expect((await ecole.post(at(planned, 'offrir'), { idAttentes: [1] })).status).toBe(409)
    const event = (await verb(ecole, planned, 'cancel')).body
    wait(backend, { days: 3 })
    ecole = await signedIn(backend, 'ecole')
    expect((await remplacants(event)).status).toBe(409)
  })
})

describe('an offer of a freed slot', () => {
  let event: Evenement
  let people: Awaited<ReturnType<typeof newCandidat>>[]
  const offer = async () => {
    const { body } = await remplacants(event)
    return ecole.post<{ data: Offre[] }>(at(event, 'offrir'), {
      idAttentes: body.data.map(({ idAttente }) => idAttente),
    })
  }
  const take = async (client: Client, name = 'accept') => {
    const [own] = await openOffers(client)
    return client.post<Offre>(`/api/calendrier/offre/${own?.id}/${name}`)
  }
  beforeEach(async () => {
    people = [await newCandidat('premier'), await newCandidat('second'), await newCandidat('troisieme')]
    for (const { client } of people) await wish(client)
    event = await cancelledLesson()
  })
  const [first, second, third] = [0, 1, 2].map((place) => () => {
    const person = people[place]
    if (!person) throw new Error('Nobody')
    return person
  }) as [() => (typeof people)[0], () => (typeof people)[0], () => (typeof people)[0]]

  it('notifies the chosen candidates and shows each their own', async () => {
    const { status, body } = await offer()
    expect(status).toBe(200)
    expect(body.data).toHaveLength(3)
    const expiresAt = new Date(backend.clock.now.getTime() + 15 * 60_000).toISOString()
    expect(body.data[0]).toMatchObject({ statut: 'OFFERED', expiresAt, ...LUNCH, moniteur: 'Personne Formateur' })
    const notified = await notifs(second().client, 'offre_made')
    expect(notified).toMatchObject([{ params: { calendar: 'Hour circulation', quand: LUNCH.start } }])
    expect(await openOffers(second().client)).toMatchObject([{ idCandidat: second().id, idOrigine: event.idEvenement }])
    expect((await remplacants(event)).body.data.map(({ offre }) => offre)).toEqual(Array(3).fill('OFFERED'))
    const [others] = await openOffers(first().client)
    expect((await second().client.post(`/api/calendrier/offre/${others?.id}/accept`)).status).toBe(404)
    expect(await openOffers(await signedIn(backend, 'ecole2'))).toEqual([])
    // A second offer while the first is open adds nothing.
    expect((await offer()).body.data).toHaveLength(3)
    expect(await notifs(second().client, 'offre_made')).toHaveLength(1)
  })

  it('is refused for candidates whom the slot does not suit', async () => {
    const { id } = await buildCandidat(ecole)
    const other = (await wish(ecole, { idCandidat: id, jours: [7] })).body
    const answer = await ecole.post(at(event, 'offrir'), { idAttentes: [other.id] })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual({ 'idAttentes.0': 'unknown' })
    expect(errorsOf(await ecole.post(at(event, 'offrir'), { idAttentes: [] }))).toEqual({ idAttentes: 'too_small' })
    expect(
      (await (await signedIn(backend, 'ecole2')).post(at(event, 'offrir'), { idAttentes: [other.id] })).status,
    ).toBe(404)
  })

  it('goes to the first who accepts: the lesson is planned and the others are notified', async () => {
    await offer()
    const { status, body } = await take(second().client)
    expect(status).toBe(200)
    expect(body.statut).toBe('ACCEPTED')
    const planned = (await ecole.get<Evenement>(`/api/calendrier/evenement/${body.idEvenement}`)).body
    expect(planned).toMatchObject({ ...LUNCH, status: 'PLANNED' })
    expect(planned.extendedProps).toMatchObject({ idCandidats: [second().id], idMoniteur: cast.moniteur.id })
    const waiting = (await ecole.get<{ data: Attente[] }>(PATH)).body.data
    expect(waiting.map(({ idCandidat }) => idCandidat)).toEqual([first().id, third().id])
    expect(await notifs(first().client, 'offre_lost')).toHaveLength(1)
    expect(await notifs(second().client, 'offre_lost')).toHaveLength(0)
    expect(await notifs(ecole, 'offre_accepted')).toMatchObject([{ params: { nom: 'Personne second' } }])
    expect(await openOffers(first().client)).toEqual([])
  })

  it('is separate for each place: accepting one slot keeps the offers of other slots', async () => {
    await offer()
    event = await cancelledLesson({ start: tunis(MONDAY, '15:00'), end: tunis(MONDAY, '16:00') })
    await offer()
    const [later, sooner] = await openOffers(first().client)
    expect((await first().client.post(`/api/calendrier/offre/${later?.id}/accept`)).status).toBe(200)
    expect(await openOffers(first().client)).toEqual([])
    expect((await first().client.post(`/api/calendrier/offre/${sooner?.id}/accept`)).status).toBe(409)
    expect(await openOffers(second().client)).toMatchObject([{ id: expect.any(Number), ...LUNCH }])
  })

  it('goes to one candidate when all accept concurrently', async () => {
    const offers = (await offer()).body.data
    const answers = await Promise.all(
      people.map(({ id, client }) => {
        const own = offers.find(({ idCandidat }) => idCandidat === id)
        return client.post(`/api/calendrier/offre/${own?.id}/accept`)
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: 'offre_taken' })
    const taken = await backend.db
      .selectFrom('occupation')
      .select('idEvenement')
      .where('ressource', '=', 'moniteur')
      .where('idRessource', '=', cast.moniteur.id)
      .execute()
    expect(taken).toHaveLength(1)
  })

  it('expires by the clock', async () => {
    const [own] = (await offer()).body.data.filter(({ idCandidat }) => idCandidat === first().id)
    wait(backend, { minutes: 14 })
    expect(await openOffers(first().client)).toHaveLength(1)
    wait(backend, { minutes: 1 })
    const again = await signedIn(backend, 'premier')
    expect(await openOffers(again)).toEqual([])
    const answer = await again.post<ApiError>(`/api/calendrier/offre/${own?.id}/accept`)
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'offre_expired' })
    expect(answer.body.message).toBe('Trop tard\u00a0: cette proposition a expiré.')
    ecole = await signedIn(backend, 'ecole')
    const { data } = (await ecole.get<{ data: Offre[] }>(`/api/calendrier/offre?idEvenement=${event.idEvenement}`)).body
    expect(data.map(({ statut }) => statut)).toEqual(Array(3).fill('EXPIRED'))
    // The slot can be offered again.
    await offer()
    expect(await openOffers(again)).toHaveLength(1)
  })

  it('can be declined; leaving the waiting list declines it too', async () => {
    await offer()
    expect((await take(first().client, 'decline')).body.statut).toBe('DECLINED')
    const [place] = (await second().client.get<{ data: Attente[] }>(PATH)).body.data
    await second().client.post(`${PATH}/${place?.id}/close`)
    expect(await openOffers(second().client)).toEqual([])
    expect((await remplacants(event)).body.data.map(({ offre }) => offre)).toEqual(['DECLINED', 'OFFERED'])
    const { data } = (await ecole.get<{ data: Offre[] }>('/api/calendrier/offre')).body
    const declined = data.find(({ statut, idCandidat }) => statut === 'DECLINED' && idCandidat === first().id)
    expect((await first().client.post(`/api/calendrier/offre/${declined?.id}/accept`)).body).toMatchObject({
      code: 'state',
    })
  })

  it('is refused with 409 once the school has used the time otherwise', async () => {
    await offer()
    const other = await buildCandidat(ecole)
    await buildEvenement(ecole, evenementValues(cast, { ...LUNCH, props: { idCandidats: [other.id] } }))
    const answer = await take(first().client)
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'offre_taken' })
    // The answer does not name who has the slot.
    expect(answer.text).not.toContain('details')
    expect((await first().client.get<{ data: Attente[] }>(PATH)).body.data).toHaveLength(1)
  })
})
