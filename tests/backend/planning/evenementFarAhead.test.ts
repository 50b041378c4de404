import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startSchool } from '@tests/helpers/http'
import { askEvenement, buildCast, type Cast, evenementValues, tunis } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

/** A theory hour on a Tuesday, which needs no vehicle and no valid documents. */
const hour = (day = '2199-12-24') =>
  evenementValues(cast, {
    start: tunis(day, '09:00'),
    end: tunis(day, '10:00'),
    props: { calendar: 'Hour code', idVehicule: null },
  })
const lessons = async () => (await backend.db.selectFrom('evenement').select('id').execute()).length
const TOO_FAR = { status: 422, body: { errors: { start: 'too_far' } } }

describe('lesson after the year 2199, which no update would accept', () => {
  it('is not planned by a recurrence that reaches it', async () => {
    const before = await lessons()
    expect(await askEvenement(ecole, { ...hour(), recurrence: { nombre: 3 } })).toMatchObject(TOO_FAR)
    expect(await lessons()).toBe(before)
    expect(await askEvenement(ecole, { ...hour(), recurrence: { nombre: 2 } })).toMatchObject({ status: 201 })
    expect(await lessons()).toBe(before + 2)
  })
})
