import type { TransactionSaved } from '@contract/argent/transaction'
import type { Evenement } from '@contract/planning/evenement'
import { compteOf } from '@tests/helpers/argent/argent'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { askEvenement, buildCast, evenementValues, tunis } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const CONNECTIONS = 50

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  backend = await startBackend({ connections: CONNECTIONS })
  ecole = await signedIn(backend, 'ecole')
})
afterEach(() => backend.stop())

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const counted = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]))

describe('many requests at once', () => {
  it('book a slot once, and name the clash to the others', async () => {
    await clearPlanning(backend)
    const cast = await buildCast(backend, ecole)
    const answers = await times(CONNECTIONS, (index) => {
      const minutes = String((index % 4) * 15).padStart(2, '0')
      const [start, end] = [tunis('2026-11-23', `09:${minutes}`), tunis('2026-11-23', `10:${minutes}`)]
      return askEvenement(ecole, evenementValues(cast, { start, end }))
    })
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: CONNECTIONS - 1 })
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: 'clash' })
    expect(await backend.db.selectFrom('evenement').select('id').execute()).toHaveLength(1)
  })

  it('number 200 receipts without a gap', async () => {
    await fillSchool(backend.db, 1, 200, backend.clock.now)
    const people = await backend.db
      .selectFrom('candidat')
      .select('id')
      .where('idAutoEcole', '=', 1)
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
    const { aPayer } = await compteOf(ecole, people[0]?.id ?? 0)
    const answers = await times(200, (index) =>
      ecole.post<TransactionSaved>('/api/transaction', {
        kind: 'PAYMENT',
        idCandidat: people[index]?.id,
        montant: 10_000,
        method: 'CASH',
        soldeVu: aPayer,
      }),
    )
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 200 })
    const rows = await backend.db.selectFrom('transaction').select('numero').where('serie', '=', 'RC').execute()
    expect(rows.map(({ numero }) => numero).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1))
    expect(rows).toHaveLength(200)
    expect(await ledgerFaults(backend)).toEqual([])
  }, 60_000)

  it('write once for one key, and answer all alike', async () => {
    await clearPlanning(backend)
    const body = evenementValues(await buildCast(backend, ecole))
    const sending = { token: ecole.token, body, headers: { 'Idempotency-Key': 'the-same-key-each-time' } }
    const answers = await times(20, () => send<Evenement>(backend, 'POST', '/api/calendrier/evenement', sending))
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 20 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await backend.db.selectFrom('evenement').select('id').execute()).toHaveLength(1)
  })

  it('give no more than five tries of a password', async () => {
    const body = { username: 'moniteur', password: 'wrong' }
    const answers = await times(CONNECTIONS, () => send(backend, 'POST', '/auth/login', { body }))
    expect(counted(answers.map(({ status }) => status))).toEqual({ 401: 4, 429: CONNECTIONS - 4 })
  })

  it('open a session for each of many sign-ins', async () => {
    const answers = await times(CONNECTIONS, () => backend.login('moniteur'))
    expect(new Set(answers).size).toBe(CONNECTIONS)
  })

  it('keep two schools apart, which do not wait for each other', async () => {
    await clearPlanning(backend)
    const other = await signedIn(backend, 'ecole2')
    const casts = [await buildCast(backend, ecole), await buildCast(backend, other, 2)] as const
    const answers = await times(40, (index) => {
      const [client, cast] = index % 2 ? [other, casts[1]] : [ecole, casts[0]]
      const start = tunis('2026-11-23', `${String(8 + Math.floor(index / 8)).padStart(2, '0')}:00`)
      const end = tunis('2026-11-23', `${String(9 + Math.floor(index / 8)).padStart(2, '0')}:00`)
      return askEvenement(client, evenementValues(cast, { start, end }))
    })
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 30 })
  })
})
