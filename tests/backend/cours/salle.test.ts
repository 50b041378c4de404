import type { Joined, Place, Salle, SalleSummary } from '@contract/cours/salle'
import type { CourseProgress, Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { COURS } from '@tests/helpers/cours/cours'
import { choicesTo, guestIn, openRoom, SALLE, salleValues, seatOf, stepOf, tookStep } from '@tests/helpers/cours/salle'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
})

const waitSeconds = (seconds: number) => wait(backend, { minutes: seconds / 60 })
const join = (client: Client, code: string) => client.post<Joined>(`${SALLE}/join`, { code })
const visit = <Body>(path: string, body: unknown) => send<Body>(backend, 'POST', path, { body })

async function seated(code: string) {
  return seatOf(backend, (await join(candidat, code)).body.jeton)
}
const idOf = ({ question }: Pick<Salle, 'question'>) => question?.idQuestion ?? 0

describe('a room', () => {
  it('opens with a code, lets candidates and guests in, and asks one question after the other', async () => {
    const room = await openRoom(ecole)
    expect(room).toMatchObject({ phase: 'WAITING', total: 5, rang: 0, question: null, answered: 0 })
    expect(room.code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{6}$/)
    const typed = `${room.code.slice(0, 3).toLowerCase()} ${room.code.slice(3)}`
    const { body } = await join(candidat, typed)
    expect(body.place).toMatchObject({ phase: 'WAITING', invite: false, correct: 0, result: null })
    await guestIn(backend, room.code, 'Sami')
    await guestIn(backend, room.code, 'Sami')
    const { body: lobby } = await ecole.get<Salle>(`${SALLE}/${room.id}`)
    expect(lobby.participants.map(({ nom, invite }) => [nom, invite])).toEqual([
      [body.place.nom, false],
      ['Sami', true],
      ['Sami 2', true],
    ])
    const asked = await tookStep(ecole, room.id, 'open', 0)
    expect(asked).toMatchObject({ phase: 'OPEN', secondsLeft: 30 })
    waitSeconds(30)
    expect((await ecole.get<Salle>(`${SALLE}/${room.id}`)).body.phase).toBe('CLOSED')
    expect((await tookStep(ecole, room.id, 'extend', 0)).secondsLeft).toBe(15)
    expect((await tookStep(ecole, room.id, 'reveal', 0)).phase).toBe('REVEALED')
    expect((await tookStep(ecole, room.id, 'open', 1)).rang).toBe(1)
    expect((await tookStep(ecole, room.id, 'finish', 1)).report?.questions).toHaveLength(1)
    const log = await ecole.get<{ data: Historique[] }>('/api/historique?entite=salle')
    expect(log.body.data).toMatchObject([
      { action: 'close', idEntite: room.id, after: { title: room.title.fr, questions: 1 } },
      { action: 'create', idEntite: room.id, after: { title: room.title.fr, questions: 5 } },
    ])
  })

  it('asks a published series in its order, and refuses others', async () => {
    const [serie] = (await ecole.get<{ data: { id: number }[] }>(`${COURS}/serie`)).body.data
    const room = await openRoom(ecole, { source: { idSerie: serie?.id ?? 0 } })
    expect(room.total).toBe(20)
    const unknown = await ecole.post(SALLE, salleValues({ source: { idSerie: 9999 } }))
    expect([unknown.status, unknown.body.errors]).toEqual([422, { 'source.idSerie': 'unknown' }])
    expect((await ecole.post(SALLE, salleValues({ secondes: 5 }))).status).toBe(422)
  })

  it('draws what those present know least once they are there', async () => {
    const room = await openRoom(ecole, { source: { nombre: 6, faibles: true } })
    await seated(room.code)
    const asked = await tookStep(ecole, room.id, 'open', 0)
    expect([asked.total, asked.phase]).toEqual([6, 'OPEN'])
  })

  it('names the candidates of a code lesson who have not come, and takes no other event', async () => {
    const evenement = await backend.db
      .selectFrom('evenement')
      .innerJoin('evenement_candidat', 'idEvenement', 'evenement.id')
      .select('evenement.id')
      .where('calendar', '=', 'Hour code')
      .where('idAutoEcole', '=', 1)
      .where('status', '!=', 'CANCELLED')
      .executeTakeFirstOrThrow()
    const room = await openRoom(ecole, { idEvenement: evenement.id })
    expect(room.attendus.length).toBeGreaterThan(0)
    const other = backend.db.selectFrom('evenement').select('id').where('calendar', '=', 'Hour circulation')
    const { id } = await other.where('idAutoEcole', '=', 1).executeTakeFirstOrThrow()
    const refused = await ecole.post(SALLE, salleValues({ idEvenement: id }))
    expect([refused.status, refused.body.errors]).toEqual([422, { idEvenement: 'unknown' }])
  })

  it('is left alone by a step that was pressed twice or in a tab that is behind', async () => {
    const room = await openRoom(ecole)
    await tookStep(ecole, room.id, 'open', 0)
    expect((await stepOf(ecole, room.id, 'open', 0)).status).toBe(409)
    await tookStep(ecole, room.id, 'reveal', 0)
    expect((await stepOf(ecole, room.id, 'reveal', 0)).status).toBe(409)
    expect((await stepOf(ecole, room.id, 'extend', 0)).status).toBe(409)
    expect((await ecole.get<Salle>(`${SALLE}/${room.id}`)).body).toMatchObject({ phase: 'REVEALED', rang: 0 })
  })

  it('ends by itself after six hours, and its code opens nothing', async () => {
    const room = await openRoom(ecole)
    const seat = await guestIn(backend, room.code, 'Lina')
    wait(backend, { minutes: 360 })
    expect((await seat.look()).phase).toBe('FINISHED')
    expect((await visit('/api/salle/join', { code: room.code, prenom: 'Ali' })).status).toBe(404)
  })

  it('belongs to its school, and an instructor has those of their own', async () => {
    const room = await openRoom(ecole)
    const moniteur = await signedIn(backend, 'moniteur')
    for (const stranger of [await signedIn(backend, 'ecole2'), moniteur]) {
      expect((await stranger.get(`${SALLE}/${room.id}`)).status).toBe(404)
      expect((await stepOf(stranger, room.id, 'open', 0)).status).toBe(404)
      expect((await stranger.post(`${SALLE}/${room.id}/remove`, { idParticipant: 1 })).status).toBe(404)
    }
    const own = await openRoom(moniteur)
    expect((await ecole.get(`${SALLE}/${own.id}`)).status).toBe(200)
    const { body } = await moniteur.get<Page<SalleSummary>>(SALLE)
    expect(body.data.map(({ id }) => id)).toEqual([own.id])
    expect((await candidat.get(`${SALLE}/${room.id}`)).status).toBe(403)
    expect((await clientOf(backend, null).get(`${SALLE}/${room.id}`)).status).toBe(401)
  })

  it('lets the host take somebody out of the lobby, and of nothing later', async () => {
    const room = await openRoom(ecole)
    const [rude, kind] = [await guestIn(backend, room.code, 'Xyz'), await guestIn(backend, room.code, 'Lina')]
    const { participants } = (await ecole.get<Salle>(`${SALLE}/${room.id}`)).body
    const remove = (idParticipant = 0) => ecole.post<Salle>(`${SALLE}/${room.id}/remove`, { idParticipant })
    expect((await remove(participants[0]?.id)).body.participants.map(({ nom }) => nom)).toEqual(['Lina'])
    expect((await remove(participants[0]?.id)).status).toBe(404)
    expect((await clientOf(backend, null).get(`/api/salle/place/${rude.jeton}`)).status).toBe(404)
    await tookStep(ecole, room.id, 'open', 0)
    expect((await remove(participants[1]?.id)).status).toBe(409)
    expect((await kind.look()).phase).toBe('OPEN')
  })
})

describe('joining', () => {
  it('says that a code is unknown, also to a candidate of another school', async () => {
    const room = await openRoom(await signedIn(backend, 'ecole2'))
    const foreign = await join(candidat, room.code)
    expect([foreign.status, (foreign.body as unknown as { code: string }).code]).toEqual([404, 'salle_unknown'])
    const guest = await visit<{ code: string }>('/api/salle/join', { code: 'AAAAAA', prenom: 'Ali' })
    expect([guest.status, guest.body.code]).toEqual([404, 'salle_unknown'])
    const malformed = await visit('/api/salle/join', { code: 'AB', prenom: '' })
    expect([malformed.status, malformed.body]).toMatchObject([
      422,
      { errors: { code: 'code_format', prenom: 'required' } },
    ])
  })

  it('needs an account where the host wants no guests', async () => {
    const room = await openRoom(ecole, { invites: false })
    const refused = await visit<{ code: string }>('/api/salle/join', { code: room.code, prenom: 'Ali' })
    expect([refused.status, refused.body.code]).toEqual([409, 'salle_members'])
    expect((await join(candidat, room.code)).status).toBe(200)
  })

  it('waits after eight wrong codes, and a right one is not counted', async () => {
    const room = await openRoom(ecole)
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await join(candidat, 'AAAAAA')).status).toBe(404)
    const refused = await join(candidat, room.code)
    expect([refused.status, refused.body]).toMatchObject([429, { details: { seconds: 900 } }])
    await guestIn(backend, room.code, 'Lina')
    wait(backend, { minutes: 15 })
    expect((await join(await signedIn(backend, 'candidat'), room.code)).status).toBe(200)
  })

  it('gives a candidate who comes back the place and the answer that they had', async () => {
    const room = await openRoom(ecole)
    const seat = await seated(room.code)
    const asked = await tookStep(ecole, room.id, 'open', 0)
    const chosen = await choicesTo(backend, idOf(asked), false)
    await seat.answer(0, chosen)
    const { body } = await join(candidat, room.code)
    expect([body.jeton, body.place.chosen]).toEqual([seat.jeton, chosen])
    expect((await ecole.get<Salle>(`${SALLE}/${room.id}`)).body.participants).toHaveLength(1)
  })

  it('stops where the room is full', async () => {
    const room = await openRoom(ecole)
    const { db } = backend
    const seats = Array.from({ length: 60 }, (_, index) => ({
      idSalle: room.id,
      idCandidat: null,
      idTentative: null,
      nom: `P${index}`,
      jeton: `jeton-de-test-${index}`,
      createdAt: room.startedAt,
    }))
    await db.insertInto('salle_participant').values(seats).execute()
    expect((await join(candidat, room.code)).status).toBe(409)
  })
})

describe('answers', () => {
  it('may change until they are closed, and count once', async () => {
    const room = await openRoom(ecole)
    const seat = await seated(room.code)
    const asked = await tookStep(ecole, room.id, 'open', 0)
    const [wrong, right] = [await choicesTo(backend, idOf(asked), false), await choicesTo(backend, idOf(asked), true)]
    expect((await seat.answer(0, wrong)).status).toBe(200)
    // A second tab of the same participant.
    expect((await seatOf(backend, seat.jeton).answer(0, right)).body.chosen).toEqual(right)
    expect((await ecole.get<Salle>(`${SALLE}/${room.id}`)).body.answered).toBe(1)
    const shown = await tookStep(ecole, room.id, 'reveal', 0)
    expect(shown.outcome).toMatchObject({ answers: 1, correct: 1, right })
    expect(shown.outcome?.counts.filter(({ nombre }) => nombre > 0).map(({ id }) => id)).toEqual(right)
  })

  it('are refused once they are closed, by the clock or by the host', async () => {
    const room = await openRoom(ecole)
    const seat = await guestIn(backend, room.code, 'Lina')
    const refusals: unknown[] = []
    const late = async (rang: number, idQuestion: number) => {
      const { status, body } = await seat.answer(rang, await choicesTo(backend, idQuestion, true))
      refusals.push([status, (body as unknown as { code: string }).code])
    }
    const first = await tookStep(ecole, room.id, 'open', 0)
    waitSeconds(30)
    await late(0, idOf(first))
    await tookStep(ecole, room.id, 'reveal', 0)
    await late(0, idOf(first))
    const second = await tookStep(ecole, room.id, 'open', 1)
    await late(0, idOf(first))
    await tookStep(ecole, room.id, 'close', 1)
    await late(1, idOf(second))
    expect(refusals).toEqual(refusals.map(() => [409, 'answers_closed']))
    await tookStep(ecole, room.id, 'extend', 1)
    expect((await seat.answer(1, await choicesTo(backend, idOf(first), true))).status).toBe(422)
    expect((await seat.answer(1, await choicesTo(backend, idOf(second), true))).status).toBe(200)
  })

  it('reveal nothing before the result is shown, to nobody', async () => {
    const room = await openRoom(ecole)
    const [seat, other] = [await seated(room.code), await guestIn(backend, room.code, 'Lina')]
    const asked = await tookStep(ecole, room.id, 'open', 0)
    const right = await choicesTo(backend, idOf(asked), true)
    const before = await other.look()
    const given = await seat.answer(0, right)
    await tookStep(ecole, room.id, 'extend', 0)
    const answers = [
      given.text,
      JSON.stringify(await seat.look()),
      JSON.stringify(await other.look()),
      (await ecole.get(`${SALLE}/${room.id}`)).text,
      (await ecole.get(SALLE)).text,
      (await ecole.get(`${SALLE}/export`)).text,
      (await candidat.get(`${COURS}/tentative`)).text,
      (await candidat.get(`${COURS}/progress`)).text,
    ]
    for (const text of answers) expect(text).not.toMatch(/"right"|explanation|"counts":\[\{|"isRight"|"correct":true/)
    // Apart from the time, nothing tells the other participants that somebody has answered.
    expect({ ...(await other.look()), secondsLeft: 30 }).toEqual(before)
    expect((await ecole.get<Salle>(`${SALLE}/${room.id}`)).body).toMatchObject({ outcome: null, report: null })
    await tookStep(ecole, room.id, 'finish', 0)
    // A question that was interrupted by the end stays out of the result.
    expect((await seat.look()).result).toMatchObject({ total: 0, missed: [] })
  })
})

describe('the end', () => {
  /** Two questions: the candidate is right, then wrong; the guest is right once and silent once. */
  async function lesson(own = {}) {
    const room = await openRoom(ecole, own)
    const [seat, guest] = [await seated(room.code), await guestIn(backend, room.code, 'Lina')]
    const first = await tookStep(ecole, room.id, 'open', 0)
    for (const one of [seat, guest]) await one.answer(0, await choicesTo(backend, idOf(first), true))
    await tookStep(ecole, room.id, 'reveal', 0)
    const second = await tookStep(ecole, room.id, 'open', 1)
    await seat.answer(1, await choicesTo(backend, idOf(second), false))
    await tookStep(ecole, room.id, 'reveal', 1)
    return {
      room,
      seat,
      guest,
      questions: [idOf(first), idOf(second)],
      end: await tookStep(ecole, room.id, 'finish', 1),
    }
  }

  it('shows everybody their own result, the first three by name, and the weak questions', async () => {
    const { seat, guest, end, questions } = await lesson()
    expect(end.report?.participants.map(({ correct, answers }) => [correct, answers])).toEqual([
      [1, 2],
      [1, 1],
    ])
    // Both were right once: they share the first place.
    expect(end.report?.podium.map(({ place }) => place)).toEqual([1, 1])
    const own = (await seat.look()).result
    expect(own).toMatchObject({ correct: 1, total: 2 })
    expect(own?.missed.map(({ idQuestion }) => idQuestion)).toEqual([questions[1]])
    expect((await guest.look()).result).toMatchObject({ idTentative: null })
  })

  it('names nobody where the host wants no ranking', async () => {
    const { seat, end } = await lesson({ classement: false })
    expect([end.report?.podium, (await seat.look()).result?.podium]).toEqual([[], []])
  })

  it('counts into the progress of a candidate as an attempt that takes no answers', async () => {
    const { seat, questions } = await lesson()
    const { body: progress } = await candidat.get<CourseProgress>(`${COURS}/progress`)
    expect([progress.days.at(-1)?.answers, progress.due]).toEqual([2, 1])
    const { body } = await candidat.get<Page<TentativeSummary>>(`${COURS}/tentative?mode=ROOM`)
    expect(body.data).toMatchObject([{ mode: 'ROOM', status: 'COMPLETED', total: 2, answered: 2, correct: 1 }])
    const id = (await seat.look()).result?.idTentative ?? 0
    const { body: attempt } = await candidat.get<Tentative>(`${COURS}/tentative/${id}`)
    expect(attempt.questions.map(({ idQuestion }) => idQuestion)).toEqual(questions)
    const again = await candidat.post(`${COURS}/tentative/${id}/answer`, { rang: 0, choices: [1] })
    expect(again.status).toBe(409)
    await candidat.post('/api/code-acces/utiliser', { code: 'CARTE7XKM4' })
    expect((await candidat.post<Tentative>(`${COURS}/session`, { errorsOf: id })).body.total).toBe(1)
  })

  it('stays in the history of the school and its export', async () => {
    const { room } = await lesson()
    const { body } = await ecole.get<Page<SalleSummary>>(SALLE)
    expect(body.data).toMatchObject([{ id: room.id, phase: 'FINISHED', questions: 2, participants: 2 }])
    expect(body.data[0]?.success).toBeCloseTo(2 / 3)
    const { body: file } = await ecole.get<{ data: { participant: string }[]; next: null }>(`${SALLE}/export`)
    expect(file.data.map(({ participant }) => participant)).toContain('Lina')
    expect((await signedIn(backend, 'ecole2').then((other) => other.get<Page<Place>>(SALLE))).body.data).toEqual([])
  })
})
