import { remember, rememberInRoom } from '@backend/rules/cours/memory'
import { after, phaseOf, type RoomState, secondsLeft, weakestTopics } from '@backend/rules/cours/salle'
import { expect, it } from 'vitest'

const NOW = '2026-11-21T09:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()
const ROOM = { total: 2, seconds: 30, now: NOW }
const CLOSES = at(6 * 3600)
const room = (own: Partial<RoomState> = {}): RoomState => ({
  status: 'WAITING',
  rang: 0,
  deadline: null,
  closesAt: CLOSES,
  ...own,
})
const OPEN = room({ status: 'OPEN', deadline: at(10) })
const CLOSED = room({ status: 'OPEN', deadline: at(0) })
const REVEALED = room({ status: 'REVEALED', deadline: at(-5) })

it('closes the answers at the deadline, and the room after its hours', () => {
  expect([OPEN, CLOSED, REVEALED].map((one) => phaseOf(one, NOW))).toEqual(['OPEN', 'CLOSED', 'REVEALED'])
  expect(phaseOf(OPEN, CLOSES)).toBe('FINISHED')
  expect([OPEN, CLOSED, REVEALED, room()].map((one) => secondsLeft(one, NOW))).toEqual([10, null, null, null])
  // A room has no deadline while nobody may answer.
  expect(phaseOf(room(), NOW)).toBe('WAITING')
  expect(phaseOf(room({ status: 'FINISHED', deadline: at(10) }), NOW)).toBe('FINISHED')
})

it('leads from the lobby to the end, one question after the other', () => {
  expect(after(room(), { step: 'open', rang: 0 }, ROOM)).toEqual({ status: 'OPEN', rang: 0, deadline: at(30) })
  expect(after(OPEN, { step: 'close', rang: 0 }, ROOM)).toEqual({ status: 'OPEN', rang: 0, deadline: NOW })
  expect(after(OPEN, { step: 'extend', rang: 0 }, ROOM)?.deadline).toBe(at(25))
  expect(after(CLOSED, { step: 'extend', rang: 0 }, ROOM)?.deadline).toBe(at(15))
  expect(after(CLOSED, { step: 'reveal', rang: 0 }, ROOM)?.status).toBe('REVEALED')
  expect(after(OPEN, { step: 'reveal', rang: 0 }, ROOM)).toEqual({ status: 'REVEALED', rang: 0, deadline: NOW })
  expect(after(REVEALED, { step: 'open', rang: 1 }, ROOM)?.rang).toBe(1)
  expect(after(REVEALED, { step: 'finish', rang: 0 }, ROOM)?.status).toBe('FINISHED')
})

it('keeps the question and its deadline where a step does not change them', () => {
  const over = room({ status: 'OPEN', deadline: at(-3) })
  expect(after(over, { step: 'reveal', rang: 0 }, ROOM)).toEqual({ status: 'REVEALED', rang: 0, deadline: at(-3) })
  // After the answers were closed, additional time counts from now.
  expect(after(over, { step: 'extend', rang: 0 }, ROOM)).toEqual({ status: 'OPEN', rang: 0, deadline: at(15) })
  const second = room({ status: 'REVEALED', rang: 1, deadline: at(-5) })
  expect(after(second, { step: 'finish', rang: 1 }, ROOM)).toEqual({ status: 'FINISHED', rang: 1, deadline: at(-5) })
  expect(after(room(), { step: 'finish', rang: 0 }, ROOM)).toEqual({ status: 'FINISHED', rang: 0, deadline: null })
})

it('takes no step that does not follow, such as one that was pressed twice', () => {
  const refused = [
    after(room(), { step: 'open', rang: 1 }, ROOM),
    after(room(), { step: 'reveal', rang: 0 }, ROOM),
    after(OPEN, { step: 'open', rang: 0 }, ROOM),
    after(OPEN, { step: 'open', rang: 1 }, ROOM),
    after(CLOSED, { step: 'close', rang: 0 }, ROOM),
    after(OPEN, { step: 'reveal', rang: 1 }, ROOM),
    after(REVEALED, { step: 'reveal', rang: 0 }, ROOM),
    after(REVEALED, { step: 'extend', rang: 0 }, ROOM),
    after(room({ status: 'REVEALED', rang: 1 }), { step: 'open', rang: 2 }, ROOM),
    after(room({ status: 'FINISHED' }), { step: 'open', rang: 0 }, ROOM),
    after(room({ status: 'FINISHED' }), { step: 'finish', rang: 0 }, ROOM),
    after(REVEALED, { step: 'open', rang: 0 }, ROOM),
    after(REVEALED, { step: 'close', rang: 0 }, ROOM),
    after(room(), { step: 'close', rang: 0 }, ROOM),
    after(room(), { step: 'open', rang: 0 }, { ...ROOM, total: 0 }),
    after(room({ closesAt: NOW }), { step: 'open', rang: 0 }, ROOM),
  ]
  expect(refused).toEqual(refused.map(() => null))
})

it('finds the topics that a group knows least, without empty ones', () => {
  const topics = [
    { topic: 'signs', questions: 40, known: 30 },
    { topic: 'parking', questions: 40, known: 2 },
    { topic: 'hazmat', questions: 0, known: 0 },
    { topic: 'rules', questions: 10, known: 1 },
  ]
  expect(weakestTopics(topics, 2)).toEqual(['parking', 'rules'])
  expect(weakestTopics(topics, 9)).toEqual(['parking', 'rules', 'signs'])
})

it('leaves the schedule of a known question alone, whatever was answered in the room', () => {
  const moment = new Date(NOW)
  const known = remember(null, true, new Date(at(-86_400)))
  expect(rememberInRoom(null, true, moment)).toEqual(remember(null, true, moment))
  expect(rememberInRoom(known, true, moment)).toBeNull()
  expect(rememberInRoom(known, false, moment)).toEqual(known)
})
