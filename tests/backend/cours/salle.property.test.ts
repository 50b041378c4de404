import type { Place, Salle } from '@contract/cours/salle'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { choicesTo, guestIn, openRoom, SALLE, seatOf, stepOf } from '@tests/helpers/cours/salle'
import { type Client, signedIn } from '@tests/helpers/http'
import { runs } from '@tests/helpers/runs'
import { wait } from '@tests/helpers/scenarios'
import fc from 'fast-check'
import { expect, it } from 'vitest'

type Act =
  | { kind: 'step'; step: 'open' | 'extend' | 'close' | 'reveal'; ahead: number }
  | { kind: 'answer'; who: number; ahead: number; isRight: boolean }
  | { kind: 'wait'; seconds: number }
  | { kind: 'look'; who: number }

const who = fc.nat(2)
/** Mostly the question on the screen, sometimes one behind or ahead. */
const ahead = fc.constantFrom(0, 0, 0, 1, -1)
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      step: fc.constantFrom('open', 'extend', 'close', 'reveal'),
      ahead,
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), who, ahead, isRight: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), who }) },
)

/** Plays a lesson with a candidate and two guests, and records the last accepted answer of each, by question. */
async function play(backend: TestBackend, host: Client, list: readonly Act[]): Promise<void> {
  const room = await openRoom(host)
  const candidat = await signedIn(backend, 'candidat')
  const { body } = await candidat.post<{ jeton: string }>(`${SALLE}/join`, { code: room.code })
  const seats = [
    seatOf(backend, body.jeton),
    await guestIn(backend, room.code, 'Lina'),
    await guestIn(backend, room.code, 'Ali'),
  ]
  const accepted = new Map<string, boolean>()
  const revealed = new Set<number>()
  const state = async () => (await host.get<Salle>(`${SALLE}/${room.id}`)).body
  const questionOf = async (rang: number) =>
    (await backend.db.selectFrom('salle_question').selectAll().where('idSalle', '=', room.id).execute()).find(
      (one) => one.rang === rang,
    )?.idQuestion ?? 0
  for (const act of list) {
    const before = await state()
    if (act.kind === 'wait') wait(backend, { minutes: act.seconds / 60 })
    if (act.kind === 'step') {
      const isNext = act.step === 'open' && before.phase === 'REVEALED'
      const rang = Math.max(0, before.rang + act.ahead + (isNext ? 1 : 0))
      const { status } = await stepOf(host, room.id, act.step, rang)
      expect([200, 409]).toContain(status)
      if (status === 200 && act.step === 'reveal') revealed.add(rang)
    }
    if (act.kind === 'answer') {
      const rang = Math.max(0, before.rang + act.ahead)
      const choices = await choicesTo(backend, await questionOf(rang), act.isRight)
      if (choices.length === 0) continue
      const { status } = (await seats[act.who]?.answer(rang, choices)) ?? { status: 0 }
      const isOpen = before.phase === 'OPEN' && before.rang === rang
      expect(status).toBe(isOpen ? 200 : 409)
      if (isOpen) accepted.set(`${act.who} ${rang}`, act.isRight)
    }
    if (act.kind === 'look') {
      const place: Place | undefined = await seats[act.who]?.look()
      // Participants know the result only while the host shows it.
      expect(place?.solution === null).toBe(place?.phase !== 'REVEALED')
    }
  }
  const { rang } = await state()
  const { body: end } = await stepOf(host, room.id, 'finish', rang)
  const counted = [...accepted].filter(([key]) => revealed.has(Number(key.split(' ')[1])))
  for (const [index, participant] of (end.report?.participants ?? []).entries()) {
    const own = counted.filter(([key]) => key.startsWith(`${index} `))
    expect([participant.answers, participant.correct]).toEqual([
      own.length,
      own.filter(([, isRight]) => isRight).length,
    ])
  }
  expect(end.report?.questions.map((one) => one.rang)).toEqual([...revealed].sort())
  for (const question of end.report?.questions ?? []) {
    const own = counted.filter(([key]) => key.endsWith(` ${question.rang}`))
    expect([question.answers, question.correct]).toEqual([own.length, own.filter(([, isRight]) => isRight).length])
  }
  const attempt = await backend.db
    .selectFrom('tentative')
    .select(['total', 'answered', 'correct'])
    .where('mode', '=', 'ROOM')
    .executeTakeFirst()
  const own = counted.filter(([key]) => key.startsWith('0 '))
  expect(attempt ?? { total: 0, answered: 0, correct: 0 }).toEqual({
    total: revealed.size,
    answered: own.length,
    correct: own.filter(([, isRight]) => isRight).length,
  })
}

it('counts each last answer given in time once, whatever host and participants do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 40 }), async (list) => {
      const backend = await startBackend()
      try {
        await play(backend, await signedIn(backend, 'ecole'), [{ kind: 'step', step: 'open', ahead: 0 }, ...list])
      } finally {
        await backend.stop()
      }
    }),
    { numRuns: runs(25), seed: 20261121 },
  )
}, 120_000)
